/** Certificates of a shift as they are billed: one row a title, with its quantity and price. */

export interface CertificateItem {
  readonly title: string
  readonly unitPrice: number
  readonly quantity: number
}
interface Row {
  readonly title: string
  readonly price: number | null
  readonly workers: number
}

/** Rows of one title with different prices can't be one line of quantity × price: they are one piece of all they cost. */
export const certificateItems = (rows: ReadonlyArray<Row>): ReadonlyArray<CertificateItem> => {
  const priced = rows.flatMap(({ price, title, workers }) =>
    price === null || price === 0 || workers === 0 ? [] : [{ title, price, workers }],
  )
  return [...Map.groupBy(priced, ({ title }) => title)].map(([title, of]) => {
    const [first] = of
    const isOnePrice = first !== undefined && of.every(({ price }) => price === first.price)
    return isOnePrice
      ? { title, unitPrice: first.price, quantity: of.reduce((sum, { workers }) => sum + workers, 0) }
      : { title, unitPrice: of.reduce((sum, { price, workers }) => sum + price * workers, 0), quantity: 1 }
  })
}
