/** 経費精算 No.7, as journals and the window of an expense write it. */
const written = /^(?:経費精算)?\s*(?:no\.?|#)\s*(\d{1,9})(?:\(.*\))?$/iu

/** The number that is searched for, where a search is nothing but one. */
export const numberSearched = (keyword: string): number | undefined => {
  const digits = written.exec(keyword.normalize("NFKC").trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}
