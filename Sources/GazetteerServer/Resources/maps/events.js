// SPDX-License-Identifier: Apache-2.0

const listeners = new WeakMap();

const listOf = (target, name) => {
  if (!listeners.has(target)) listeners.set(target, new Map());
  const names = listeners.get(target);
  if (!names.has(name)) names.set(name, new Set());
  return names.get(name);
};

/** What `addListener` returns. */
class MapsEventListener {
  constructor(remove) {
    this.remove = remove;
  }
}

const onElement = (element, name, handler, options) => {
  element.addEventListener(name, handler, options);
  return new MapsEventListener(() => element.removeEventListener(name, handler, options));
};

/** The events of objects and of elements. */
export const event = {
  addListener(target, name, handler) {
    if (target instanceof EventTarget) return onElement(target, name, handler);
    const list = listOf(target, name);
    const entry = (...values) => handler.apply(target, values);
    list.add(entry);
    return new MapsEventListener(() => list.delete(entry));
  },

  addListenerOnce(target, name, handler) {
    const listener = event.addListener(target, name, (...values) => {
      listener.remove();
      handler.apply(target, values);
    });
    return listener;
  },

  addDomListener: (element, name, handler, capture) => onElement(element, name, handler, capture),

  addDomListenerOnce: (element, name, handler, capture) => onElement(element, name, handler, { capture, once: true }),

  removeListener: (listener) => listener?.remove(),

  clearListeners: (target, name) => listeners.get(target)?.get(name)?.clear(),

  clearInstanceListeners: (target) => listeners.get(target)?.forEach((list) => list.clear()),

  hasListeners: (target, name) => (listeners.get(target)?.get(name)?.size ?? 0) > 0,

  trigger(target, name, ...values) {
    if (target instanceof EventTarget) target.dispatchEvent(Object.assign(new Event(name, { bubbles: true, cancelable: true }), values[0]));
    else Array.from(listOf(target, name)).forEach((entry) => entry(...values));
  },
};

/** An object with values that tell when they change: `set("place", …)` triggers `place_changed`. */
export class MVCObject {
  #values = new Map();

  get(name) {
    return this.#values.get(name);
  }

  set(name, value) {
    this.#values.set(name, value);
    this.changed(name);
    event.trigger(this, `${name}_changed`);
  }

  setValues(values) {
    for (const [name, value] of Object.entries(values ?? {})) this.set(name, value);
  }

  setOptions(options) {
    this.setValues(options);
  }

  /** For subclasses. */
  changed() {}

  /** Takes the value of another object, now and whenever it changes. */
  bindTo(name, target, other = name) {
    const take = () => target.get(other) !== undefined && this.set(name, target.get(other));
    event.addListener(target, `${other}_changed`, take);
    take();
  }

  unbind() {}

  unbindAll() {}

  notify(name) {
    event.trigger(this, `${name}_changed`);
  }

  addListener(name, handler) {
    return event.addListener(this, name, handler);
  }
}

/** Gives a class `getCenter` and `setCenter` for `center`, and so on. */
export function addAccessors(Class, names) {
  for (const name of names) {
    const title = name[0].toUpperCase() + name.slice(1);
    Class.prototype[`get${title}`] ??= function () {
      return this.get(name);
    };
    Class.prototype[`set${title}`] ??= function (value) {
      this.set(name, value);
    };
  }
}
