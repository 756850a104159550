// SPDX-License-Identifier: Apache-2.0

const names = ["label", "clear", "cancel", "retry", "none", "offline", "failed", "recent", "forget", "results", "sources", "open", "closed", "filters"];

const table = {
  ar: "ابحث عن مكان|مسح|إلغاء|إعادة المحاولة|لم يُعثر على شيء|لا يوجد اتصال|فشل البحث|الأخيرة|حذف الأماكن الأخيرة|النتائج|البيانات|مفتوح|مغلق|عوامل التصفية",
  de: "Ort suchen|Löschen|Abbrechen|Erneut versuchen|Nichts gefunden|Keine Verbindung|Die Suche ist fehlgeschlagen|Zuletzt gewählt|Zuletzt gewählte vergessen|Ergebnisse|Daten|Geöffnet|Geschlossen|Filter",
  en: "Search for a place|Clear|Cancel|Try again|Nothing found|No connection|The search failed|Recent|Forget recent places|Results|Data|Open|Closed|Filters",
  es: "Buscar un lugar|Borrar|Cancelar|Reintentar|No se encontró nada|Sin conexión|La búsqueda ha fallado|Recientes|Olvidar los lugares recientes|Resultados|Datos|Abierto|Cerrado|Filtros",
  fr: "Chercher un lieu|Effacer|Annuler|Réessayer|Aucun résultat|Pas de connexion|La recherche a échoué|Récents|Oublier les lieux récents|Résultats|Données|Ouvert|Fermé|Filtres",
  it: "Cerca un luogo|Cancella|Annulla|Riprova|Nessun risultato|Nessuna connessione|La ricerca non è riuscita|Recenti|Dimentica i luoghi recenti|Risultati|Dati|Aperto|Chiuso|Filtri",
  pt: "Procurar um lugar|Limpar|Cancelar|Tentar de novo|Nada encontrado|Sem ligação|A pesquisa falhou|Recentes|Esquecer os lugares recentes|Resultados|Dados|Aberto|Fechado|Filtros",
};

/** The component's own texts in a language, in English where there are none; `own` replaces single ones. */
export function textsFor(language, own = {}) {
  const texts = (table[language.split("-")[0].toLowerCase()] ?? table.en).split("|");
  return { ...Object.fromEntries(names.map((name, index) => [name, texts[index]])), ...own };
}
