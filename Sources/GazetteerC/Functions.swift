// SPDX-License-Identifier: Apache-2.0
public import GazetteerCHeader
import GazetteerIndex
import GazetteerService

// The functions of gazetteer.h, which says what they do. `GazetteerCHeader` declares each under the name that C sees.

/// `gazetteer_abi_version`
@_cdecl("gazetteer_abi_version")
public func abiVersion() -> UInt32 { UInt32(GAZETTEER_ABI_VERSION) }

/// `gazetteer_version`
@_cdecl("gazetteer_version")
public func version() -> UnsafePointer<CChar> {
  UnsafeRawPointer(packageVersion.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// `gazetteer_open`
@_cdecl("gazetteer_open")
public func open(_ options: UnsafePointer<CChar>?, _ size: Int, _ index: UnsafeMutablePointer<OpaquePointer?>?) -> Int32 {
  status { () throws(ContractError) in
    let place = try Arguments.place(index, field: "index")
    let parameters = try IndexParameters(json: Arguments.bytes(options, size: size, field: "options"))
    do {
      place.pointee = OpenedIndex(try PlaceIndex(paths: parameters.paths, configuration: parameters.configuration)).handle()
    } catch {
      throw ContractError(opening: error)
    }
  }
}

/// `gazetteer_close`
@_cdecl("gazetteer_close")
public func close(_ index: OpaquePointer?) -> Int32 {
  status { () throws(ContractError) in try OpenedIndex.required(index).close() }
}

/// `gazetteer_index_free`
@_cdecl("gazetteer_index_free")
public func freeIndex(_ index: OpaquePointer?) {
  OpenedIndex.object(index)?.close()
  OpenedIndex.release(index)
}

/// `gazetteer_complete`
@_cdecl("gazetteer_complete")
public func complete(
  _ index: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ size: Int, _ options: UnsafePointer<gazetteer_options>?,
  _ answer: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  run(index, request, size, options, answer) { call throws(ContractError) in try call.complete() }
}

/// `gazetteer_details`
@_cdecl("gazetteer_details")
public func details(
  _ index: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ size: Int, _ options: UnsafePointer<gazetteer_options>?,
  _ answer: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  run(index, request, size, options, answer) { call throws(ContractError) in try call.details() }
}

/// `gazetteer_nearby`
@_cdecl("gazetteer_nearby")
public func nearby(
  _ index: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ size: Int, _ options: UnsafePointer<gazetteer_options>?,
  _ answer: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  run(index, request, size, options, answer) { call throws(ContractError) in try call.nearby() }
}

/// `gazetteer_search_text`
@_cdecl("gazetteer_search_text")
public func searchText(
  _ index: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ size: Int, _ options: UnsafePointer<gazetteer_options>?,
  _ answer: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  run(index, request, size, options, answer) { call throws(ContractError) in try call.searchText() }
}

/// `gazetteer_explain`
@_cdecl("gazetteer_explain")
public func explain(
  _ index: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ size: Int, _ options: UnsafePointer<gazetteer_options>?,
  _ answer: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  run(index, request, size, options, answer) { call throws(ContractError) in try call.explain() }
}

/// `gazetteer_answer_json`
@_cdecl("gazetteer_answer_json")
public func answerJSON(_ answer: OpaquePointer?) -> UnsafePointer<CChar>? { Answer.object(answer)?.text.pointer }

/// `gazetteer_answer_size`
@_cdecl("gazetteer_answer_size")
public func answerSize(_ answer: OpaquePointer?) -> Int { Answer.object(answer)?.text.size ?? 0 }

/// `gazetteer_answer_is_complete`
@_cdecl("gazetteer_answer_is_complete")
public func answerIsComplete(_ answer: OpaquePointer?) -> Int32 { Answer.object(answer)?.isComplete == true ? 1 : 0 }

/// `gazetteer_answer_free`
@_cdecl("gazetteer_answer_free")
public func freeAnswer(_ answer: OpaquePointer?) { Answer.release(answer) }

/// `gazetteer_token_create`
@_cdecl("gazetteer_token_create")
public func createToken() -> OpaquePointer? { CancelToken().handle() }

/// `gazetteer_cancel`
@_cdecl("gazetteer_cancel")
public func cancel(_ token: OpaquePointer?) -> Int32 {
  status { () throws(ContractError) in try CancelToken.required(token).cancel() }
}

/// `gazetteer_token_free`
@_cdecl("gazetteer_token_free")
public func freeToken(_ token: OpaquePointer?) { CancelToken.release(token) }

/// `gazetteer_last_error`
@_cdecl("gazetteer_last_error")
public func lastError() -> UnsafePointer<CChar>? { LastError.current?.json.pointer }

/// `gazetteer_last_error_message`
@_cdecl("gazetteer_last_error_message")
public func lastErrorMessage() -> UnsafePointer<CChar>? { LastError.current?.message.pointer }

/// What the functions that answer have in common.
private func run(
  _ index: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ size: Int, _ options: UnsafePointer<gazetteer_options>?,
  _ answer: UnsafeMutablePointer<OpaquePointer?>?, _ body: (Call) throws(ContractError) -> Answer
) -> Int32 {
  status { () throws(ContractError) in
    let place = try Arguments.place(answer, field: "answer")
    let opened = try OpenedIndex.required(index)
    let call = Call(
      index: try opened.opened(), request: try Arguments.bytes(request, size: size, field: "request"),
      options: try CallOptions(options, of: opened))
    place.pointee = try body(call).handle()
  }
}
