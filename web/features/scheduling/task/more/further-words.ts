/** The further parts of the form in words, for what was changed, lost, or changed by somebody else. */
import { shiftFields } from "#modules/scheduling/codes.ts"
import { type WorkShift, workShifts } from "../../shifts.ts"
import type { MoreDraft } from "./draft-more.ts"

const names = ["description", "files", "desired", "wish", "otherPrice", "tells"] as const
type Further = (typeof names)[number]

const fields: Readonly<Record<string, Further>> = {
  "description.content": "description",
  "description.files": "files",
  startTimeDesire: "desired",
  endTimeDesire: "desired",
  otherShiftType: "otherPrice",
  titleOtherShiftCustomer: "otherPrice",
  priceOtherShiftCustomer: "otherPrice",
  ...Object.fromEntries(
    workShifts.flatMap((shift) => {
      const { customerFlag, desireFrom, desireTo } = shiftFields[shift]
      return [customerFlag, desireFrom, desireTo].map((field) => [field, "wish" as const])
    }),
  ),
}
/** The further part that a part's or a field's name belongs to. */
export const furtherWord = (name: string): Further | undefined =>
  fields[name] ??
  (name.startsWith("metadataCustomerUnitPriceCertificate.")
    ? "wish"
    : names.find((one) => name === one || name.startsWith(`${one}.`)))

export const furtherText = (part: Further, more: MoreDraft, shift: WorkShift | undefined): string => {
  if (part === "description") return more.description
  if (part === "files") return more.files.map(({ name }) => name).join("・")
  if (part === "desired") return `${more.desireFrom}〜${more.desireTo}`
  if (part === "otherPrice") return [more.otherTitle, more.otherPrice].filter(Boolean).join(" ")
  if (part === "tells" || shift === undefined) return ""
  const { certificates, from, heads, to } = more.wishes[shift]
  const times = from === "" && to === "" ? "" : `${from}〜${to}`
  return [times, heads, ...certificates.map(({ title, workers }) => `${title} ${workers}`)].filter(Boolean).join("・")
}
