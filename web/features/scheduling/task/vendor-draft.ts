/** 枠 in the form: which vendors are asked for people on a shift, as typed; between it and the wire. */
import { queryOptions } from "@tanstack/react-query"
import { numberIn } from "#modules/kernel/fields/normalise.ts"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { page } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { type WorkShift, workShifts } from "../shifts.ts"
import { type Draft, type VendorDraft, withShift } from "./draft.ts"
import type { TaskView } from "./task-query.ts"

const everyone = 10_000
const active = 1
export const vendorsQuery = queryOptions({
  queryKey: ["partners", "vendors", "choices"],
  queryFn: async ({ signal }) => {
    const { data } = await page(
      people.listVendors({ body: { status: active, pageSize: everyone }, fetchOptions: { signal } }),
    )
    return data.map(({ id, companyName }) => ({ id, companyName }))
  },
})

const certificatesOf = (draft: Draft, userId: number) =>
  workShifts.flatMap((shift) => draft.shifts[shift].vendors).find((one) => one.userId === userId)?.certificates ?? []
/** What a vendor's people bring is the same on all its shifts. */
export const changeVendorCertificates = (
  draft: Draft,
  userId: number,
  certificates: VendorDraft["certificates"],
): Draft =>
  workShifts.reduce(
    (now, shift) =>
      withShift(now, shift, {
        vendors: now.shifts[shift].vendors.map((one) => (one.userId === userId ? { ...one, certificates } : one)),
      }),
    draft,
  )
export const askVendor = (draft: Draft, shift: WorkShift, vendor: Pick<VendorDraft, "userId" | "name">): Draft =>
  withShift(draft, shift, {
    vendors: [
      ...draft.shifts[shift].vendors,
      { ...vendor, asked: "1", price: "", filled: 0, certificates: certificatesOf(draft, vendor.userId) },
    ],
  })
export const takeVendorOff = (draft: Draft, shift: WorkShift, userId: number): Draft =>
  withShift(draft, shift, { vendors: draft.shifts[shift].vendors.filter((one) => one.userId !== userId) })
export const changeVendor = (
  draft: Draft,
  shift: WorkShift,
  userId: number,
  change: Partial<Pick<VendorDraft, "asked" | "price">>,
): Draft =>
  withShift(draft, shift, {
    vendors: draft.shifts[shift].vendors.map((one) => (one.userId === userId ? { ...one, ...change } : one)),
  })

const typed = (value: number | null | undefined) => (value == null ? "" : String(value))
export const vendorsOn = (view: TaskView, shift: WorkShift): ReadonlyArray<VendorDraft> => {
  const { flag, needed, heads, price } = shiftFields[shift]
  return (view.vendors ?? [])
    .filter((vendor) => vendor[flag] === 1)
    .map((vendor) => ({
      userId: vendor.userId,
      name: vendor.vendorCompanyName,
      asked: typed(vendor[needed]),
      price: typed(vendor[price]),
      filled: vendor[heads] ?? 0,
      certificates: vendor.metadataUnitPriceCertificate.map((one) => ({
        title: one.title,
        price: typed(one.price),
        workers: typed(one.workers),
      })),
    }))
}
/** A number as typed; what is no number goes as it is, for the schema to name. */
const number = (text: string): number | string | null => (text.trim() === "" ? null : (numberIn(text) ?? text))

const isSaid = ({ title, price }: VendorDraft["certificates"][number]) => title.trim() !== "" || price.trim() !== ""

/** One row a vendor, with the shifts it is asked for. */
export const vendorsBody = (draft: Draft): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const rows = new Map<number, Record<string, unknown>>()
  for (const shift of workShifts) {
    const { flag, needed, price } = shiftFields[shift]
    for (const vendor of draft.shifts[shift].vendors) {
      const row = rows.get(vendor.userId) ?? { userId: vendor.userId }
      row[flag] = 1
      row[needed] = number(vendor.asked) ?? 0
      row[price] = number(vendor.price)
      row.metadataUnitPriceCertificate = vendor.certificates.filter(isSaid).map(({ title, price: yen, workers }) => ({
        title: title.trim(),
        price: number(yen),
        ...(workers.trim() === "" ? {} : { workers: number(workers) }),
      }))
      rows.set(vendor.userId, row)
    }
  }
  return [...rows.values()]
}
