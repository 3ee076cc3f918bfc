/** One sentence in three languages; {1} and {2} stand for the parameters of its key. */
export interface Sentence {
  readonly ja: string
  readonly en: string
  readonly vi: string
}
