import { countOf, isOne, isText, known, typedOf } from "@/lib/address.ts"

/** The filters of the list as they stand in the address. */
export interface PaperSearch {
  readonly q?: string
  readonly type?: number | undefined
  /** Of one site alone. */
  readonly site?: number | undefined
  readonly status?: number | undefined
  readonly paid?: 0 | 1 | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly least?: number | undefined
  readonly most?: number | undefined
  readonly sort?: string | undefined
}
type Given = Readonly<Record<string, unknown>>
const numberOf = (value: unknown) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined
const dayOf = (value: unknown) => (isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined)
export const paperSearch = ({ from, least, most, paid, q, site, sort, status, to, type }: Given): PaperSearch =>
  known({
    q: typedOf(q),
    type: numberOf(type),
    site: numberOf(site),
    status: numberOf(status),
    paid: paid === 0 || paid === 1 ? paid : undefined,
    from: dayOf(from),
    to: dayOf(to),
    least: numberOf(least),
    most: numberOf(most),
    sort: isText(sort) ? sort : undefined,
  })

/** A new paper's kind, whom it is with and the stretch of its work; a paper's page, to be changed at once. */
export interface NewPaperAddress {
  readonly type?: number
  readonly partnerId?: number
  readonly staffId?: number
  readonly siteId?: number
  /** The arrangement whose day is billed at once. */
  readonly taskId?: number
  readonly from?: string
  readonly to?: string
  readonly corrects?: number
}
export const newPaperAddress = ({
  corrects,
  from,
  partnerId,
  siteId,
  staffId,
  taskId,
  to,
  type,
}: Given): NewPaperAddress =>
  known({
    type: numberOf(type),
    partnerId: numberOf(partnerId),
    staffId: numberOf(staffId),
    siteId: numberOf(siteId),
    taskId: numberOf(taskId),
    from: dayOf(from),
    to: dayOf(to),
    corrects: numberOf(corrects),
  })
export interface PaperAddress {
  readonly edit?: true
}

/** Which site and arrangement the invoice is of, in the specification's own words. */
export interface CostInvoice {
  readonly constructionSiteId?: number
  readonly taskId?: number
  readonly open?: 1
}
export const readCostInvoice = ({ constructionSiteId, open, taskId }: Given): CostInvoice =>
  known({
    constructionSiteId: countOf(constructionSiteId),
    taskId: countOf(taskId),
    open: isOne(open) ? (1 as const) : undefined,
  })
