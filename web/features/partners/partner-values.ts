/** A partner as flat texts of the form, and from these the request; the server's own schema checks it. */
import { usualTaxRounding } from "#modules/kernel/codes.ts"
import { numberIn } from "#modules/kernel/fields/normalise.ts"
import type { Part } from "@/lib/form/parts.ts"
import { fileIdIn } from "@/lib/picture/file-id.ts"
import { type Kind, phoneNames, termsNames } from "./kinds.ts"
import type { PartnerView } from "./partner-queries.ts"

export type Values = Readonly<Record<string, string>>

const texts = ["furiganaName", "name", "email", "faxNumber", "postalCode", "address", "registrationNumber"] as const
const titles = ["regularUnitPriceTitle", "nightUnitPriceTitle"] as const
const yen = ["regularUnitPrice", "nightUnitPrice"] as const
const ticks = ["isCreatePaper", "isSendMailPaper"] as const
export const rowLists = ["dataUnitPrice", "certificateUnitPrices"] as const
export type RowList = (typeof rowLists)[number]
export const bankFields = ["bankCode", "bankName", "branchCode", "branch", "type", "cardNumber", "ownerName"] as const

const ownTexts = { customer: [], vendor: ["contractDate", "stamp"] } as const
const ownNumbers = { customer: ["isTax"], vendor: ["isSettingAutoJoinProject", "isCustomer"] } as const
/** Choices by a word, one of which always holds. */
const ownWords = { customer: ["taxRounding"], vendor: [] } as const
/** Text that is empty rather than nothing. */
const always = ["companyName", "note"] as const

const termsOf = (kind: Kind) => Object.values(termsNames[kind])
const textFields = (kind: Kind): ReadonlyArray<string> => [
  ...texts,
  ...titles,
  ...ownTexts[kind],
  ...ownWords[kind],
  phoneNames[kind],
]
const numberFields = (kind: Kind): ReadonlyArray<string> => [...yen, ...ticks, ...termsOf(kind), ...ownNumbers[kind]]

const asText = (value: unknown) => (value === null || value === undefined ? "" : String(value))
const at = (values: Values, key: string) => values[key] ?? ""
const orNull = (text: string) => (text.trim() === "" ? null : text.trim())
const orNumber = (text: string) => (text.trim() === "" ? null : (numberIn(text) ?? text))

/** How many rows of a list stand in the form. */
export const rowsOf = (values: Values, list: RowList) =>
  Array.from({ length: Number(at(values, `${list}.rows`)) }, (_, row) => row)

interface PriceRow {
  readonly title: string
  readonly price: number
}
const rowValues = (list: RowList, rows: ReadonlyArray<PriceRow>): ReadonlyArray<readonly [string, string]> => [
  [`${list}.rows`, String(rows.length)],
  ...rows.flatMap(({ title, price }, row) => [
    [`${list}.${row}.title`, title] as const,
    [`${list}.${row}.price`, String(price)] as const,
  ]),
]
export const emptyValues = (kind: Kind): Values => ({
  ...Object.fromEntries([...always, ...textFields(kind), ...numberFields(kind)].map((name) => [name, ""])),
  ...Object.fromEntries([...ticks, ...ownNumbers[kind]].map((name) => [name, "0"])),
  ...Object.fromEntries(ownWords[kind].map((name) => [name, usualTaxRounding])),
  ...Object.fromEntries(rowLists.map((list) => [`${list}.rows`, "0"])),
  ...(kind === "vendor" ? Object.fromEntries(bankFields.map((field) => [`bankInfo.${field}`, ""])) : {}),
})
export const valuesOf = (kind: Kind, view: PartnerView): Values => ({
  ...Object.fromEntries(
    [...always, ...textFields(kind), ...numberFields(kind)].map((name) => [name, asText(Reflect.get(view, name))]),
  ),
  ...("stamp" in view ? { stamp: fileIdIn(view.stamp) } : {}),
  ...Object.fromEntries(rowLists.flatMap((list) => rowValues(list, view[list] ?? []))),
  ...("bankInfo" in view
    ? Object.fromEntries(bankFields.map((field) => [`bankInfo.${field}`, asText(view.bankInfo?.[field])]))
    : {}),
})

const inList = (name: string, key: string) => key.startsWith(`${name}.`)
const groups = [...rowLists, "bankInfo"] as const
const groupOf = (key: string) => groups.find((group) => inList(group, key))

/** Rows of prices and the account are kept or given up as a whole: half of two people's rows is nobody's price list. */
export const partsOf = (first: Values): ReadonlyArray<Part<Values>> => [
  ...Object.keys(first)
    .filter((key) => groupOf(key) === undefined)
    .map(
      (name): Part<Values> => ({
        name,
        of: (values) => at(values, name),
        take: (from, into) => ({ ...into, [name]: at(from, name) }),
      }),
    ),
  ...groups
    .filter((group) => Object.keys(first).some((key) => inList(group, key)))
    .map(
      (name): Part<Values> => ({
        name,
        of: (values) => Object.entries(values).filter(([key, value]) => inList(name, key) && value !== ""),
        take: (from, into) => ({
          ...Object.fromEntries(Object.entries(into).filter(([key]) => !inList(name, key))),
          ...Object.fromEntries(Object.entries(from).filter(([key]) => inList(name, key))),
        }),
      }),
    ),
]

const bodyOf = (kind: Kind, values: Values, isSent: (name: string) => boolean) => ({
  ...Object.fromEntries(always.filter(isSent).map((name) => [name, at(values, name).trim()])),
  ...Object.fromEntries(
    textFields(kind)
      .filter(isSent)
      .map((name) => [name, orNull(at(values, name))]),
  ),
  ...Object.fromEntries(
    numberFields(kind)
      .filter(isSent)
      .map((name) => [name, orNumber(at(values, name))]),
  ),
  ...Object.fromEntries(
    rowLists.filter(isSent).map((list) => [
      list,
      rowsOf(values, list).map((row) => ({
        title: at(values, `${list}.${row}.title`).trim(),
        price: orNumber(at(values, `${list}.${row}.price`)),
      })),
    ]),
  ),
  ...(kind === "vendor" && isSent("bankInfo")
    ? {
        bankInfo: Object.fromEntries(
          bankFields.map((field) => {
            const text = at(values, `bankInfo.${field}`)
            return [field, field === "type" ? orNumber(text) : orNull(text)]
          }),
        ),
      }
    : {}),
})
export const newBody = (kind: Kind, values: Values) => bodyOf(kind, values, () => true)

/** What a customer's papers need is said together, once any of its money is touched (CUS-04). */
const together = {
  customer: [phoneNames.customer, "postalCode", "address", ...yen, ...termsOf("customer")],
  vendor: termsOf("vendor"),
} as const satisfies Record<Kind, ReadonlyArray<string>>
const money = { customer: [...yen, ...termsOf("customer")], vendor: termsOf("vendor") } as const

/** Only what was touched. */
export const changedBody = (kind: Kind, values: Values, base: Values, version: number) => {
  const changed = new Set(
    partsOf({ ...base, ...values })
      .filter(({ of }) => JSON.stringify(of(values)) !== JSON.stringify(of(base)))
      .map(({ name }) => name),
  )
  if (money[kind].some((name) => changed.has(name))) for (const name of together[kind]) changed.add(name)
  return { ...bodyOf(kind, values, (name) => changed.has(name)), version }
}
