/** An entry of the audit about a person → the fields that it changed, as his form calls them. What was stored is read with care. */
import { roleIds } from "#modules/kernel/codes.ts"
import { certificationKinds } from "../codes.ts"
import { completeTerms, type NewTerms, type ResidentTax } from "../model.ts"
import { residentTaxToWire, termsToWire } from "./wire-terms.ts"

type Fields = Readonly<Record<string, unknown>>
export interface Stored {
  readonly action: string
  readonly before: unknown
  readonly after: unknown
}
export interface BeforeAfter {
  readonly before: Fields
  readonly after: Fields
}
const nothing: BeforeAfter = { before: {}, after: {} }

export const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const asRecord = (value: unknown): Fields => (isRecord(value) ? value : {})

/** The columns of a record and the fields of the form that show them; others are nobody's to read here. */
const fieldOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["name", "furiganaName", "gender", "birthday", "phone", "address", "yearExperience", "email"].map((one) => [
      one,
      one,
    ]),
  ),
  trade: "job",
  joinedOn: "joinDate",
  leftOn: "leftDate",
  note: "description",
}
const renamed = (of: Fields, names: Readonly<Record<string, string>>, only: Fields) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([column, field]) => (column in only ? [[field, of[column] ?? null]] : [])),
  )
/** A change carries only what was sent; before it stood the whole record. */
const patched = ({ before, after }: Stored, names: Readonly<Record<string, string>>): BeforeAfter => {
  const sent = asRecord(after)
  return { before: renamed(asRecord(before), names, sent), after: renamed(sent, names, sent) }
}

const isTerms = (value: unknown): value is NewTerms =>
  isRecord(value) && typeof value.effectiveFrom === "string" && typeof value.salaryType === "string"
const terms = (value: unknown) => {
  if (!isTerms(value)) return {}
  const { otherSubsidy, schedule, version: _, ...wire } = termsToWire(completeTerms(0, 0, value))
  return {
    ...wire,
    subsidy: otherSubsidy,
    schedule: Object.fromEntries(schedule.map(({ weekday, workingHour }) => [weekday, workingHour])),
  }
}
/** The first terms of a day are compared with what a new hire has, so that only what was said is told. */
const defaultTerms = (value: unknown) =>
  isTerms(value) ? { ...terms({ salaryType: value.salaryType, effectiveFrom: "" }), salaryType: null } : {}

const isTax = (value: unknown): value is ResidentTax => isRecord(value) && typeof value.fiscalYear === "number"
const tax = (value: unknown) => {
  if (!isTax(value)) return {}
  const { month, residenceTaxByMonth, version: _, ...wire } = residentTaxToWire(value)
  return { year: month.slice(0, 4), ...wire, by: residenceTaxByMonth ?? {} }
}

/** 玉掛け 2027-11-22, kind by kind: rows that moved are no change of what somebody holds. */
const heldOf = (value: unknown) =>
  Object.fromEntries(
    certificationKinds.map((kind) => {
      const rows = asRecord(value)[kind]
      const held = (Array.isArray(rows) ? rows : []).filter(isRecord)
      return [kind, held.map(({ name, expiresOn }) => [name, expiresOn].filter(Boolean).join(" ")).join("、")]
    }),
  )
const profile = ({ before, after }: Stored): BeforeAfter => {
  const sent = asRecord(after)
  const partsOf = (of: Fields) => ({
    ...("emergency" in sent ? { emergencyAddress: asRecord(of.emergency) } : {}),
    ...("certification" in sent ? { certification: heldOf(of.certification) } : {}),
    ...("bank" in sent ? { bankInfo: asRecord(of.bank) } : {}),
  })
  return { before: partsOf(asRecord(before)), after: partsOf(sent) }
}

const member = (value: unknown): Fields => {
  const { role: word, isSupervising, hidesRevenue } = asRecord(value)
  return {
    ...(typeof word === "string" ? { roleId: new Map<string, number>(Object.entries(roleIds)).get(word) } : {}),
    ...(isSupervising === undefined ? {} : { isSupervisingAdmin: isSupervising === true ? 1 : 0 }),
    ...(hidesRevenue === undefined ? {} : { isDisableViewRevenue: hidesRevenue === true ? 1 : 0 }),
  }
}
const membership = ({ before, after }: Stored): BeforeAfter => {
  const next = member(after)
  return { before: Object.fromEntries(Object.entries(member(before)).filter(([field]) => field in next)), after: next }
}

/** What each action says; of others it is told that they happened. Of health the audit knows no value. */
export const staffFields = (stored: Stored): BeforeAfter => {
  const { action, before, after } = stored
  if (action === "staff.edit") return patched(stored, fieldOf)
  if (action === "staff.terms")
    return { before: { terms: before === null ? defaultTerms(after) : terms(before) }, after: { terms: terms(after) } }
  if (action === "staff.residentTax") return { before: { tax: tax(before) }, after: { tax: tax(after) } }
  if (action === "staff.profile") return profile(stored)
  if (action === "membership.change") return membership(stored)
  if (action === "membership.block") return { before: {}, after: { reason: asRecord(after).reason ?? null } }
  return nothing
}
