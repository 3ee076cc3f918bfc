/** A paper as flat texts of the form, and from these the request; the server's own schema checks it. */
import { type TaxRounding, usualTaxRounding } from "#modules/kernel/codes.ts"
import { taxPercents } from "#modules/papers/codes.ts"
import type { Part } from "@/lib/form/parts.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import type { PaperView, WorkOfParty } from "./paper-queries.ts"

export type Values = Readonly<Record<string, string>>
const lineParts = ["label", "note", "quantity", "unit", "unitPrice", "valueTax", "siteId", "days", "fee"] as const
export type LinePart = (typeof lineParts)[number]
export type Line = Readonly<Record<LinePart, string>>
/** The standard one first, until those of the paper's day are known. */
export const knownRates: ReadonlyArray<number> = taxPercents.toSorted((one, other) => other - one)
export const emptyLine = (valueTax: number | undefined): Line => ({
  label: "",
  note: "",
  quantity: "1",
  unit: "式",
  unitPrice: "",
  valueTax: String(valueTax ?? knownRates[0]),
  siteId: "",
  days: "",
  fee: "",
})

const at = (values: Values, key: string) => values[key] ?? ""
export const linesOf = (values: Values): ReadonlyArray<Line> =>
  Array.from({ length: Number(at(values, "lines.rows")) }, (_, n) => {
    const part = (name: LinePart) => at(values, `lines.${n}.${name}`)
    return {
      label: part("label"),
      note: part("note"),
      quantity: part("quantity"),
      unit: part("unit"),
      unitPrice: part("unitPrice"),
      valueTax: part("valueTax"),
      siteId: part("siteId"),
      days: part("days"),
      fee: part("fee"),
    }
  })
/** The form with these lines and no others. */
export const withLines = (values: Values, lines: ReadonlyArray<Line>): Values => ({
  ...Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith("lines."))),
  "lines.rows": String(lines.length),
  ...Object.fromEntries(lines.flatMap((line, n) => lineParts.map((part) => [`lines.${n}.${part}`, line[part]]))),
})

/** The stretch and the site of the work that a new paper is for; empty where nothing is said. */
export interface Filled {
  readonly stageStartFrom: string
  readonly stageStartTo: string
  readonly siteId: string
  readonly taxRounding?: TaxRounding
  readonly title?: string
  readonly place?: string
}
interface New {
  readonly type: number
  readonly party: string
  /** Percent of tax of its first line. */
  readonly rate: number | undefined
}
export const emptyValues = (today: string, of: New): Values =>
  withLines(
    {
      type: String(of.type),
      party: of.party,
      title: "",
      content: "",
      place: "",
      stageStartFrom: "",
      stageStartTo: "",
      createdAt: today,
      dueDate: "",
      isTaxVendor: "0",
      taxRounding: usualTaxRounding,
      serviceChargeFixed: "0",
      serviceChargeValue: "",
      serviceChargeOf: "0",
      serviceChargePercent: "",
      discount: "",
      payTo: "",
      siteId: "",
    },
    [emptyLine(of.rate)],
  )
const text = (value: string | number | null) => (value === null ? "" : String(value))
export const partyKey = ({
  partnerId,
  staffId,
}: {
  readonly partnerId: number | null
  readonly staffId: number | null
}) => (partnerId === null ? `s${staffId ?? ""}` : `p${partnerId}`)

export const valuesOf = (view: PaperView): Values =>
  withLines(
    {
      type: String(view.type),
      party: partyKey(view),
      title: view.title,
      content: view.content,
      place: view.place,
      stageStartFrom: text(view.stageStartFrom),
      stageStartTo: text(view.stageStartTo),
      createdAt: view.createdAt,
      dueDate: text(view.dueDate),
      isTaxVendor: String(view.isTaxVendor),
      taxRounding: view.taxRounding,
      serviceChargeFixed: view.serviceChargeValue === null ? "0" : "1",
      serviceChargeValue: text(view.serviceChargeValue),
      serviceChargeOf: view.serviceChargePercent === null ? "0" : "1",
      serviceChargePercent: text(view.serviceChargePercent),
      discount: view.discount === 0 ? "" : String(view.discount),
      payTo: view.payTo,
      siteId: text(view.siteId),
    },
    view.lines.map((line) => ({
      label: line.label,
      note: line.note,
      quantity: String(line.quantity),
      unit: line.unit,
      unitPrice: String(line.unitPrice),
      valueTax: String(line.valueTax),
      siteId: text(line.siteId),
      days: daysText(line.days),
      fee: feeText(line.fee),
    })),
  )

/** The period of 業務委託料 that a line pays for, as one text of the form: "2026-11-01 2026-11-30". */
const feeText = (fee: PaperView["lines"][number]["fee"]) => (fee === null ? "" : `${fee.from} ${fee.to}`)
export const feeIn = (written: string) => {
  const [from = "", to = ""] = written.split(" ")
  return written === "" ? null : { from, to }
}

interface Day {
  readonly taskId: number
  readonly shift: number
  readonly certificate: string
}
/** The shifts behind a line, as one text of the form: "12:1: 12:2:", with the certificate that is billed, if any. */
export const daysText = (days: ReadonlyArray<Day>) =>
  days.map(({ certificate, shift, taskId }) => `${taskId}:${shift}:${encodeURIComponent(certificate)}`).join(" ")
const daysIn = (written: string): ReadonlyArray<Day> =>
  written
    .split(" ")
    .filter((one) => one !== "")
    .map((one) => {
      const [taskId = "", shift = "", certificate = ""] = one.split(":")
      return { taskId: Number(taskId), shift: Number(shift), certificate: decodeURIComponent(certificate) }
    })

/** Of one arrangement alone; a line that others share bills its heads, counted in hundredths. */
export const workOfTask = (work: WorkOfParty, taskId: number): WorkOfParty => ({
  ...work,
  lines: work.lines.flatMap((line) => {
    const days = line.days.filter((day) => day.taskId === taskId)
    const quantity = days.reduce((sum, { heads }) => sum + Math.round(heads * 100), 0) / 100
    return days.length === 0 ? [] : [{ ...line, days, quantity }]
  }),
})

export const linesOfWork = ({ lines, valueTax }: WorkOfParty): ReadonlyArray<Line> =>
  lines.map(({ days, fee, label, quantity, siteId, unit, unitPrice }) => ({
    label,
    note: "",
    quantity: String(quantity),
    unit,
    unitPrice: String(unitPrice),
    valueTax: String(valueTax),
    siteId: siteId === null ? "" : String(siteId),
    days: daysText(days),
    fee: feeText(fee),
  }))

const whenSaid = (name: string, value: unknown) => (value === null ? {} : { [name]: value })
/** PAPER-05: what is not ticked is not sent. */
const chargeOf = (values: Values) => {
  const isFixed = at(values, "serviceChargeFixed") === "1"
  const isPercent = at(values, "serviceChargeOf") === "1"
  return {
    serviceCharge: isFixed || isPercent ? 1 : 0,
    ...(isFixed ? { serviceChargeValue: numberOrNull(at(values, "serviceChargeValue")) ?? 0 } : {}),
    ...(isPercent ? { serviceChargePercent: numberOrNull(at(values, "serviceChargePercent")) ?? 0 } : {}),
  }
}
export const bodyOf = (values: Values) => ({
  title: at(values, "title").trim(),
  content: at(values, "content").trim(),
  place: at(values, "place").trim(),
  siteId: numberOrNull(at(values, "siteId")),
  stageStartFrom: textOrNull(at(values, "stageStartFrom")),
  stageStartTo: textOrNull(at(values, "stageStartTo")),
  createdAt: at(values, "createdAt"),
  dueDate: textOrNull(at(values, "dueDate")),
  isTaxVendor: Number(at(values, "isTaxVendor")),
  taxRounding: at(values, "taxRounding"),
  ...chargeOf(values),
  ...whenSaid("discount", numberOrNull(at(values, "discount"))),
  payTo: at(values, "payTo").trim(),
  lines: linesOf(values).map((line) => ({
    label: line.label.trim(),
    note: line.note.trim(),
    quantity: numberOrNull(line.quantity) ?? "",
    unit: line.unit.trim(),
    unitPrice: numberOrNull(line.unitPrice) ?? "",
    valueTax: Number(line.valueTax),
    siteId: numberOrNull(line.siteId),
    days: daysIn(line.days),
    fee: feeIn(line.fee),
  })),
})
export const partyIn = (values: Values) => {
  const id = Number(at(values, "party").slice(1))
  return at(values, "party").startsWith("s") ? { staffId: id } : at(values, "party") === "" ? {} : { partnerId: id }
}
const isLine = (key: string) => key.startsWith("lines.")
/** Lines are kept or given up as a whole: half of two people's lines is nobody's paper. */
export const partsOf = (first: Values): ReadonlyArray<Part<Values>> => [
  ...Object.keys(first)
    .filter((key) => !isLine(key))
    .map(
      (name): Part<Values> => ({
        name,
        of: (values) => at(values, name),
        take: (from, into) => ({ ...into, [name]: at(from, name) }),
      }),
    ),
  { name: "lines", of: (values) => linesOf(values), take: (from, into) => withLines(into, linesOf(from)) },
]
