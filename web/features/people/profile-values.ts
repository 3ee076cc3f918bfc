/** The parts of a profile that stand beside the record, as flat texts of the form and as what is sent. */
import { numberIn } from "#modules/kernel/fields/normalise.ts"
import { certificationKinds } from "#modules/people/codes.ts"
import type { HealView, StaffView } from "./staff-queries.ts"

type Values = Readonly<Record<string, string>>

export const emergencyFields = ["name", "relation", "address", "phone"] as const
export const bankFields = ["bankCode", "bankName", "branchCode", "branch", "type", "cardNumber", "ownerName"] as const
export const healFields = [
  "bloodGroup",
  "lastHealCheckDate",
  "specificHealCheckDate",
  "maxBloodPressure",
  "minBloodPressure",
  "diseaseId",
  "healthInsuranceId",
  "pensionInsuranceId",
  "employmentInsuranceId",
  "employmentInsuranceNumber",
] as const

const text = (value: string | number | null | undefined) => (value == null ? "" : String(value))
const numbers: ReadonlySet<string> = new Set(["type", "maxBloodPressure", "minBloodPressure"])
const valueOf = (field: string, typed = "") => {
  if (typed === "") return null
  return numbers.has(field) ? (numberIn(typed) ?? typed) : typed
}
const flat = (part: string, fields: ReadonlyArray<string>, of: Readonly<Record<string, string | number | null>>) =>
  Object.fromEntries(fields.map((field) => [`${part}.${field}`, text(of[field])]))
const whole = (part: string, fields: ReadonlyArray<string>, values: Values) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field, values[`${part}.${field}`])]))

/** How many rows of a kind of qualification stand in the form. */
export const rowsOf = (values: Values, kind: string) =>
  Array.from({ length: Number(values[`certification.${kind}.rows`] ?? 0) }, (_, row) => row)

const certificationValues = (of: StaffView["certification"]): Values =>
  Object.fromEntries(
    certificationKinds.flatMap((kind) => [
      [`certification.${kind}.rows`, String(of?.[kind].length ?? 0)],
      ...(of?.[kind] ?? []).flatMap(({ name, expiresOn }, row) => [
        [`certification.${kind}.${row}.name`, name],
        [`certification.${kind}.${row}.expiresOn`, text(expiresOn)],
      ]),
    ]),
  )

/** Health is not among them: it is asked for by itself. */
export const valuesOfProfile = (view: Partial<StaffView>): Values => ({
  ...flat("emergencyAddress", emergencyFields, { ...view.emergencyAddress }),
  ...flat("bankInfo", bankFields, { ...view.bankInfo }),
  ...certificationValues(view.certification),
})
/** Of somebody who is taken on: nothing is known yet. */
export const noHealth: Values = flat("heal", healFields, {})
export const valuesOfHealth = (heal: HealView): Values => flat("heal", healFields, { ...heal })

/** Each part of which something was touched, as a whole. */
export const profileBody = (values: Values, changed: ReadonlyArray<string>) => {
  const isTouched = (part: string) => changed.some((key) => key.startsWith(`${part}.`))
  const certification = () =>
    Object.fromEntries(
      certificationKinds.map((kind) => [
        kind,
        rowsOf(values, kind).map((row) => ({
          name: values[`certification.${kind}.${row}.name`] ?? "",
          expiresOn: valueOf("expiresOn", values[`certification.${kind}.${row}.expiresOn`]),
        })),
      ]),
    )
  return {
    ...(isTouched("emergencyAddress") ? { emergencyAddress: whole("emergencyAddress", emergencyFields, values) } : {}),
    ...(isTouched("certification") ? { certification: certification() } : {}),
    ...(isTouched("bankInfo") ? { bankInfo: whole("bankInfo", bankFields, values) } : {}),
    ...(isTouched("heal") ? { heal: whole("heal", healFields, values) } : {}),
  }
}
