/** What stands in the form beside who and when, as typed: the customer's side, files, certificates, whom to tell. */
import { normaliseClockTime, numberIn } from "#modules/kernel/fields/normalise.ts"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { type WorkShift, workShifts } from "../../shifts.ts"
import type { TaskView } from "../task-query.ts"

export interface FileDraft {
  readonly id: string
  readonly name: string
}
/** A certificate out of the customer's card, and how many with it. */
export interface CertificateDraft {
  readonly id: number | null
  readonly title: string
  readonly workers: string
}
export interface StaffCertificateDraft {
  readonly name: string
  readonly licenseId: number | null
  readonly price: string
}
/** What the customer wishes of one shift. */
export interface WishDraft {
  readonly asks: boolean
  readonly heads: string
  readonly from: string
  readonly to: string
  readonly certificates: ReadonlyArray<CertificateDraft>
}
export type TellsDraft = "all" | "changed" | "nobody"
export interface MoreDraft {
  readonly description: string
  readonly files: ReadonlyArray<FileDraft>
  readonly desireFrom: string
  readonly desireTo: string
  readonly wishes: Readonly<Record<WorkShift, WishDraft>>
  /** 0 is a price of its own. */
  readonly otherType: 0 | 1 | 2 | 3
  readonly otherTitle: string
  readonly otherPrice: string
  readonly tells: TellsDraft
}

const emptyWish: WishDraft = { asks: false, heads: "", from: "", to: "", certificates: [] }
export const emptyMore: MoreDraft = {
  description: "",
  files: [],
  desireFrom: "",
  desireTo: "",
  wishes: { morning: emptyWish, afternoon: emptyWish, evening: emptyWish, other: emptyWish },
  otherType: 0,
  otherTitle: "",
  otherPrice: "",
  tells: "all",
}
export const withWish = (more: MoreDraft, shift: WorkShift, change: Partial<WishDraft>): MoreDraft => ({
  ...more,
  wishes: { ...more.wishes, [shift]: { ...more.wishes[shift], ...change } },
})

const typed = (value: number | null | undefined) => (value == null ? "" : String(value))
const wishOf = (view: TaskView, shift: WorkShift): WishDraft => {
  const { customerFlag, heads, desireFrom, desireTo } = shiftFields[shift]
  const rows = view.metadataCustomerUnitPriceCertificate?.[shift] ?? []
  return {
    asks: view[customerFlag] === 1,
    heads: typed(view[heads]),
    from: view[desireFrom] ?? "",
    to: view[desireTo] ?? "",
    certificates: rows.map(({ id, title, workers }) => ({ id, title, workers: String(workers) })),
  }
}
const shiftTypes = [1, 2, 3] as const
export const moreOf = (view: TaskView): MoreDraft => ({
  description: view.description.content,
  files: view.description.files.map(({ id, name }) => ({ id, name })),
  desireFrom: view.startTimeDesire ?? "",
  desireTo: view.endTimeDesire ?? "",
  wishes: {
    morning: wishOf(view, "morning"),
    afternoon: wishOf(view, "afternoon"),
    evening: wishOf(view, "evening"),
    other: wishOf(view, "other"),
  },
  otherType: shiftTypes.find((type) => type === view.otherShiftType) ?? 0,
  otherTitle: view.titleOtherShiftCustomer ?? "",
  otherPrice: typed(view.priceOtherShiftCustomer),
  tells: "all",
})

type Body = Readonly<Record<string, unknown>>
const number = (text: string): number | string | null => (text.trim() === "" ? null : (numberIn(text) ?? text))
const clock = (text: string) => (text.trim() === "" ? null : normaliseClockTime(text))

const wishBody = (shift: WorkShift, wish: WishDraft): Body => {
  const { customerFlag, heads, desireFrom, desireTo } = shiftFields[shift]
  return {
    [customerFlag]: wish.asks ? 1 : 0,
    [heads]: number(wish.heads),
    [desireFrom]: clock(wish.from),
    [desireTo]: clock(wish.to),
  }
}
/** A row without a certificate goes as it is: the schema names it. */
const rowsBody = ({ certificates }: WishDraft) =>
  certificates.map(({ id, workers }) => ({ id, workers: number(workers) }))
const plainBody = (more: MoreDraft): Body => ({
  startTimeDesire: clock(more.desireFrom),
  endTimeDesire: clock(more.desireTo),
})
/** Another shift's price, or a title and a price of its own. */
const pricesBody = (more: MoreDraft): Body => {
  const isOwn = more.otherType === 0
  return {
    otherShiftType: isOwn ? null : more.otherType,
    titleOtherShiftCustomer: !isOwn || more.otherTitle.trim() === "" ? null : more.otherTitle.trim(),
    priceOtherShiftCustomer: isOwn ? number(more.otherPrice) : null,
  }
}
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const changed = (before: Body, after: Body): Body =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !same(value, before[field])))

/** What differs from what was loaded, or from nothing. On fixed-price sites there is no price by the head (TASK-44). */
export const morePatch = (base: MoreDraft, more: MoreDraft, isFixedPrice: boolean): Body => {
  const ids = (of: MoreDraft) => of.files.map(({ id }) => id)
  const description = {
    ...(more.description === base.description ? {} : { content: more.description }),
    ...(same(ids(more), ids(base)) ? {} : { files: ids(more) }),
  }
  const wishes = workShifts.filter(
    (shift) => !same(wishBody(shift, base.wishes[shift]), wishBody(shift, more.wishes[shift])),
  )
  const priced = workShifts.filter((shift) => !same(rowsBody(base.wishes[shift]), rowsBody(more.wishes[shift])))
  return {
    ...(Object.keys(description).length === 0 ? {} : { description }),
    ...changed(plainBody(base), plainBody(more)),
    ...Object.assign({}, ...wishes.map((shift) => wishBody(shift, more.wishes[shift]))),
    ...(isFixedPrice ? {} : changed(pricesBody(base), pricesBody(more))),
    ...(isFixedPrice || priced.length === 0
      ? {}
      : {
          metadataCustomerUnitPriceCertificate: Object.fromEntries(
            priced.map((shift) => [shift, rowsBody(more.wishes[shift])]),
          ),
        }),
  }
}
/** Whom the save tells; nothing is said where everybody concerned is told. */
export const tellsBody = ({ tells }: MoreDraft, changedIds: ReadonlyArray<number>): Body =>
  tells === "nobody" ? { isUpdateNoNotiStaff: 1 } : tells === "changed" ? { notiOnlyUsers: changedIds } : {}

export const staffCertificatesOf = (
  rows: ReadonlyArray<{
    readonly name: string
    readonly licenseId: number | null
    readonly priceStaff: number | null
  }> = [],
): ReadonlyArray<StaffCertificateDraft> =>
  rows.map(({ name, licenseId, priceStaff }) => ({ name, licenseId, price: typed(priceStaff) }))
export const staffCertificatesBody = (rows: ReadonlyArray<StaffCertificateDraft>) =>
  rows.map(({ name, licenseId, price }) => ({ name: name.trim(), licenseId, priceStaff: number(price) }))
