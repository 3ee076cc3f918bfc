/** 資格単価: what the customer pays, and what the person gets, for certificates on a shift. */

/** A row of the customer's: title and price as of the arranging, so that a later price list changes nothing of it. */
export interface CustomerCertificate {
  readonly id: number
  readonly title: string
  readonly price: number
  /** How many with this certificate, above 0. */
  readonly workers: number
}
/** A row of one person's. */
export interface StaffCertificate {
  readonly name: string
  /** The one of the company's list that it was picked from; null when it was typed. */
  readonly licenseId: number | null
  readonly priceStaff: number | null
}
/** What the customer's card offers. */
export type OfferedCertificate = Omit<CustomerCertificate, "workers">
export interface AskedCertificate {
  readonly id: number
  readonly workers: number
}

/**
 * The rows that are asked for with their titles and prices. A row that was there keeps its own, also when the card offers
 * it no more. `unknown` are the places of rows that neither has.
 */
export const pricedCertificates = (
  asked: ReadonlyArray<AskedCertificate>,
  before: ReadonlyArray<OfferedCertificate>,
  offered: ReadonlyArray<OfferedCertificate>,
): { readonly rows: ReadonlyArray<CustomerCertificate>; readonly unknown: ReadonlyArray<number> } => {
  const found = asked.map(({ id, workers }) => {
    const known = [...before, ...offered].find((one) => one.id === id)
    return known === undefined ? undefined : { id, title: known.title, price: known.price, workers }
  })
  return {
    rows: found.filter((row) => row !== undefined),
    unknown: found.flatMap((row, place) => (row === undefined ? [place] : [])),
  }
}
