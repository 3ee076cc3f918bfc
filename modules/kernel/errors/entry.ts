/** One line of the catalogue: the HTTP status and the sentence a person reads, per language. */
export interface CatalogueEntry {
  readonly status: number
  readonly ja: string
  readonly en: string
  readonly vi: string
}
