/** One cell of a sheet → the value that the request carries. What can't be read stays a text, for the schema to refuse. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import {
  normaliseAccountHolder,
  normaliseAccountNumber,
  normaliseDay,
  normaliseEmail,
  normaliseFurigana,
  normaliseLettersAndDigits,
  normalisePhone,
  normalisePostalCode,
  normaliseRegistrationNumber,
  normaliseText,
  normaliseYen,
  numberIn,
  searchText,
} from "#modules/kernel/fields/normalise.ts"
import { tradeNames } from "#modules/people/codes.ts"
import type { ImportField, NamedKind, Reads } from "../model/field.ts"
import { choiceReader, type OwnWords } from "./choices.ts"
import { dayOfSerial } from "./excel-day.ts"

/** Ids by the name as it is compared; several where people are called alike. */
export type NamedIds = Readonly<Record<NamedKind, ReadonlyMap<string, ReadonlyArray<number>>>>
export interface CellWords {
  readonly today: IsoDate
  readonly own: OwnWords
  readonly named: NamedIds
  /** What whoever imports said that a word means. */
  readonly values: Readonly<Record<string, Readonly<Record<string, number>>>>
}
export type ReadCell = { readonly value: unknown } | { readonly wrong: string }
const value = (of: unknown): ReadCell => ({ value: of })

/** Excel drops the zero in front of a number. */
const phone = (text: string) => {
  const number = normalisePhone(text)
  return /^[1-9]\d{8,9}$/.test(number) ? normalisePhone(`0${number}`) : number
}
const postalCode = (text: string) => normalisePostalCode(/^\d{6}$/.test(text.trim()) ? `0${text.trim()}` : text)
/** A cell that Excel does not show as a day holds the days since 1900. */
const day = (text: string, today: IsoDate) => dayOfSerial(text) ?? normaliseDay(text, today)
/**
 * A year of two digits may mean one to come; nobody was born in it. Any other day stays as it is written, to be refused where
 * it can't be; without its year no birthday is guessed.
 */
const birthday = (text: string, today: IsoDate) => {
  const plain = normaliseText(text)
  if (/^\d{1,2}[./\-月]\d{1,2}日?$/.test(plain)) return plain
  const read = day(text, today)
  const isShortYear = /^\d{2}[./\-年]/.test(plain)
  return isShortYear && read > today ? `${Number(read.slice(0, 4)) - 100}${read.slice(4)}` : read
}
/** And the zeros in front of a bank's number. */
const withZeros = (text: string, digits: number) => (/^\d+$/.test(text) ? text.padStart(digits, "0") : text)
/** 末, 月末, 31 are the end of the month. */
const dayOfMonth = (text: string) => {
  const plain = normaliseText(text)
    .replace(/^(毎月|当月|翌月)/, "")
    .replace(/[日締め払い]+$/u, "")
  return /^(月?末)$/.test(plain) || plain === "31" ? 0 : (numberIn(plain) ?? plain)
}

const trades = new Map(
  Object.entries(tradeNames).flatMap(([key, names]) => Object.values(names).map((name) => [searchText(name), key])),
)

type Reader = (text: string, words: CellWords) => unknown
const readers: Readonly<Record<Extract<Reads, string>, Reader>> = {
  text: (text) => normaliseText(text),
  furigana: (text) => normaliseFurigana(text),
  day: (text, { today }) => day(text, today),
  birthday: (text, { today }) => birthday(text, today),
  phone,
  postalCode,
  email: (text) => normaliseEmail(text),
  number: (text) => numberIn(text.replace(/[年人件]$/u, "")) ?? text,
  yen: (text) => numberIn(normaliseYen(text)) ?? text,
  registrationNumber: (text) => normaliseRegistrationNumber(text),
  account: (text) => normaliseAccountNumber(normaliseLettersAndDigits(text)),
  accountHolder: (text) => normaliseAccountHolder(text),
  bankCode: (text) => withZeros(normaliseLettersAndDigits(text), 4),
  branchCode: (text) => withZeros(normaliseLettersAndDigits(text), 3),
  trade: (text) => trades.get(searchText(text)) ?? normaliseText(text),
  dayOfMonth,
}

const namedCell = (ids: ReadonlyArray<number> | undefined): ReadCell => {
  if (ids === undefined) return { wrong: messageKey("nameUnknown") }
  return ids.length > 1 ? { wrong: messageKey("nameOfSeveral", ids.length) } : value(ids[0])
}

/** How a field's cells are read; made once for a sheet. */
export const cellReader = ({ name, reads }: ImportField, words: CellWords): ((text: string) => ReadCell) => {
  if (typeof reads === "string") return (text) => value(readers[reads](text, words))
  if ("named" in reads) return (text) => namedCell(words.named[reads.named].get(nameSign(text)))
  const said = words.values[name] ?? {}
  const usual = choiceReader(reads.choice, words.own)
  return (text) => value(said[text.trim()] ?? usual(text) ?? text)
}

/** A name as two of them are compared: without width and spaces, 株式会社 however it is written. */
export const nameSign = (name: string): string =>
  searchText(name).replace("(株)", "株式会社").replace("(有)", "有限会社")
