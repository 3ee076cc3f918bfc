/** From what was typed to what is sent, checked by the server's own schema; the schema loads when it is first needed. */
import { numberIn } from "#modules/kernel/fields/normalise.ts"
import {
  months,
  needsMonthlyHours,
  recordFields,
  termsFields,
  textFields,
  type Values,
  weekdays,
} from "./draft-values.ts"
import { profileBody } from "./profile-values.ts"

const at = (values: Values, key: string) => values[key] ?? ""
/** A number; nothing for an empty field; a text that is no number stays a text, for the schema to refuse. */
const number = (text: string) => (text === "" ? null : (numberIn(text) ?? text))
const orNull = (text: string) => (text === "" ? null : text)

const recordNumbers: ReadonlySet<string> = new Set(["gender", "yearExperience", "isDisableViewRevenue"])
const always: ReadonlySet<string> = new Set(["name", "description"])
const recordValue = (values: Values, field: string) => {
  const text = at(values, field)
  if (always.has(field)) return text
  return recordNumbers.has(field) ? number(text) : orNull(text)
}

/** Shift prices belong to daily pay, the basic amount to all others: what the form hides is not sent. */
const byShift = new Set<string>(["morningSalary", "afternoonSalary", "eveningSalary", "otherSalary"])
const isShown = (field: string, values: Values) => {
  const isDaily = at(values, "terms.salaryType") === "5"
  if (byShift.has(field) || field === "workingHour") return isDaily
  if (field === "basicSalary") return !isDaily
  if (field === "averageMonthlyHours") return needsMonthlyHours(values)
  if (field === "probationSalary") return at(values, "terms.isProbation") === "1"
  if (field === "officialDate") return at(values, "terms.isProbation") !== "1"
  if (field === "paymentTerm" || field === "paymentDate") return at(values, "terms.typePaymentTerm") !== "1"
  return true
}
const tickedDays = (values: Values) => weekdays.filter((day) => at(values, `terms.scheduled.${day}`) === "1")

const termsBody = (values: Values) => ({
  ...Object.fromEntries(
    termsFields.map((field) => {
      const text = isShown(field, values) ? at(values, `terms.${field}`) : ""
      return [field, textFields.has(field) ? orNull(text) : number(text)]
    }),
  ),
  schedule: tickedDays(values).map((weekday) => ({ weekday, workingHour: at(values, `terms.schedule.${weekday}`) })),
  otherSubsidy: Array.from({ length: Number(at(values, "terms.subsidies")) }, (_, row) => ({
    title: at(values, `terms.subsidy.${row}.title`),
    subsidy: number(at(values, `terms.subsidy.${row}.subsidy`)),
    isInHourlyBase: number(at(values, `terms.subsidy.${row}.isInHourlyBase`)),
    isPaidWhole: number(at(values, `terms.subsidy.${row}.isPaidWhole`)),
  })),
})
const taxBody = (values: Values) => {
  const isSimple = at(values, "tax.isSimpleMonth") === "1"
  const amount = (key: string) => (at(values, "tax.isResidenceTax") === "1" ? number(at(values, key)) : 0)
  return {
    month: `${at(values, "tax.year")}-06`,
    isResidenceTax: number(at(values, "tax.isResidenceTax")),
    isSimpleMonth: number(at(values, "tax.isSimpleMonth")),
    fitstMonthTax: isSimple ? amount("tax.fitstMonthTax") : 0,
    remainMonthTax: isSimple ? amount("tax.remainMonthTax") : 0,
    residenceTaxByMonth: isSimple
      ? null
      : Object.fromEntries(months.map((month) => [month, amount(`tax.by.${month}`)])),
  }
}

/** Keys that differ from what the form began with. */
export const changedKeys = (values: Values, initial: Values): ReadonlyArray<string> =>
  [...new Set([...Object.keys(values), ...Object.keys(initial)])].filter(
    (key) => at(values, key) !== at(initial, key) && key !== "tax.year",
  )
const partsOf = (values: Values, changed: ReadonlyArray<string>) => ({
  ...(changed.some((key) => key.startsWith("terms.")) ? { terms: termsBody(values) } : {}),
  ...(changed.some((key) => key.startsWith("tax.")) ? { residenceTax: taxBody(values) } : {}),
})

/** What of the stored record decides what is sent. */
interface Stored {
  readonly version: number
  readonly terms?: ReadonlyArray<unknown>
  readonly residenceTax?: ReadonlyArray<unknown>
}
/** With his first terms his resident tax is said, too, as with a new person's. */
const saysTaxFirst = (changed: ReadonlyArray<string>, { residenceTax, terms }: Stored) =>
  terms?.length === 0 && residenceTax?.length === 0 && changed.some((key) => key.startsWith("terms."))

/** The change of a person: only what was touched. */
export const updateBody = (values: Values, initial: Values, stored: Stored) => {
  const touched = changedKeys(values, initial)
  const changed = saysTaxFirst(touched, stored) ? [...touched, "tax."] : touched
  const record = recordFields.filter((field) => changed.includes(field))
  return {
    version: stored.version,
    ...Object.fromEntries(record.map((field) => [field, recordValue(values, field)])),
    ...profileBody(values, changed),
    ...partsOf(values, changed),
  }
}
/** What the server lets this person enter of somebody of the chosen role. */
export interface NewAs {
  readonly needsVendor: boolean
  readonly mayPay: boolean
  readonly maySupervise: boolean
  readonly mayLimitRevenue: boolean
  readonly mayHeal: boolean
}
const supervises = (values: Values) => at(values, "isSupervisingAdmin") === "1"

/** A new person; pay terms go along always where they may be entered, because nobody can be paid without them. */
export const inviteBody = (
  values: Values,
  initial: Values,
  { needsVendor, mayPay, maySupervise, mayLimitRevenue, mayHeal }: NewAs,
) => ({
  ...Object.fromEntries(
    recordFields
      .filter((field) => field !== "isDisableViewRevenue")
      .map((field) => [field, recordValue(values, field)]),
  ),
  email: orNull(at(values, "email")),
  ...(at(values, "email") === "" ? {} : { language: at(values, "language") }),
  ...(maySupervise ? { isSupervisingAdmin: number(at(values, "isSupervisingAdmin")) } : {}),
  // Whoever supervises sees the revenue (D15), so the form asks nothing.
  ...(mayLimitRevenue
    ? { isDisableViewRevenue: supervises(values) ? 0 : number(at(values, "isDisableViewRevenue")) }
    : {}),
  roleId: number(at(values, "roleId")),
  managerId: needsVendor ? number(at(values, "managerId")) : null,
  // What was typed while another role was chosen is not sent for one whose health is not his to write.
  ...profileBody(
    values,
    changedKeys(values, initial).filter((key) => mayHeal || !key.startsWith("heal.")),
  ),
  ...(mayPay ? partsOf(values, ["terms.", "tax.", ...changedKeys(values, initial)]) : {}),
})

/** The key of the form for a field that the schema or the server names. */
export const formKeyOf = (field: string, values: Values): string => {
  const [, row, rest] = /^terms\.schedule\.(\d+)(?:\.(.+))?$/.exec(field) ?? []
  if (row !== undefined && rest !== undefined) return `terms.schedule.${tickedDays(values)[Number(row)] ?? ""}`
  return field
    .replace(/^terms\.otherSubsidy\.(\d+)/, "terms.subsidy.$1")
    .replace(/^residenceTax\.residenceTaxByMonth\.?/, "tax.by.")
    .replace(/^residenceTax\.month$/, "tax.year")
    .replace(/^residenceTax\./, "tax.")
}
