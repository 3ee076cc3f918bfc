/** What the addresses of 給与 and 締め say. */
import { countOf, isMonth, isOne, isText, known, numbersOf, typedOf } from "@/lib/address.ts"

type Given = Readonly<Record<string, unknown>>
const monthIn = (month: unknown) => (isMonth(month) ? month : undefined)

export interface PaySearch {
  readonly month?: string
  readonly q?: string
  readonly roles?: ReadonlyArray<number>
  /** One's own slips, on a phone that shows everybody's list. */
  readonly own?: 1
  readonly sort?: string | undefined
}
export const paySearch = ({ month, q, roles, own, sort }: Given): PaySearch =>
  known({
    month: monthIn(month),
    q: typedOf(q),
    roles: numbersOf(roles),
    own: isOne(own) ? (1 as const) : undefined,
    sort: isText(sort) ? sort : undefined,
  })

/** A slip of an open month has no id yet: it is asked for by month and person. */
export interface SlipSearch {
  readonly month?: string
  readonly userId?: number
}
export const slipSearch = ({ month, userId }: Given): SlipSearch =>
  known({ month: monthIn(month), userId: countOf(userId) })

/** Of the preview: whose net changed much, who is new, who can't be calculated. */
export const previewParts = ["large", "new", "missing"] as const
type PreviewPart = (typeof previewParts)[number]

export interface CloseSearch {
  readonly month?: string
  readonly step?: "preview"
  /** The person whose slip is to be corrected: the dialog opens with the page. */
  readonly correct?: number
  readonly only?: PreviewPart | undefined
  readonly sort?: string | undefined
}
export const closeSearch = ({ month, step, correct, only, sort }: Given): CloseSearch =>
  known({
    month: monthIn(month),
    step: step === "preview" ? step : undefined,
    correct: countOf(correct),
    only: previewParts.find((one) => one === only),
    sort: isText(sort) ? sort : undefined,
  })
