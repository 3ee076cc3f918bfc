/**
 * Sentences for wrong input. A check carries a key such as "tooLong:255" and knows no language; this table turns keys
 * into sentences in the browser, on the server and in the CLI alike. No library.
 */
import type { Language } from "../codes/language.ts"
import { attendanceMessages } from "./messages/attendance.ts"
import { campaignMessages } from "./messages/campaign.ts"
import { expenseMessages } from "./messages/expense.ts"
import { fileMessages } from "./messages/file.ts"
import { importMessages } from "./messages/import.ts"
import { invitationMessages } from "./messages/invitation.ts"
import { numberMessages } from "./messages/number.ts"
import { paperMessages } from "./messages/paper.ts"
import { presenceMessages } from "./messages/presence.ts"
import type { Sentence } from "./messages/sentence.ts"
import { textMessages } from "./messages/text.ts"
import { timeMessages } from "./messages/time.ts"
import { transferMessages } from "./messages/transfer.ts"

export const fieldMessages = {
  ...presenceMessages,
  ...textMessages,
  ...numberMessages,
  ...timeMessages,
  ...attendanceMessages,
  ...invitationMessages,
  ...fileMessages,
  ...importMessages,
  ...campaignMessages,
  ...paperMessages,
  ...expenseMessages,
  ...transferMessages,
} as const satisfies Record<string, Sentence>
export type MessageName = keyof typeof fieldMessages

const isMessageName = (text: string): text is MessageName => Object.hasOwn(fieldMessages, text)

/** The key of a sentence: its name, and its parameters behind a colon, divided by commas ("passwordLength:6,32"). */
export const messageKey = (name: MessageName, ...parameters: ReadonlyArray<string | number>): string =>
  parameters.length === 0 ? name : `${name}:${parameters.join(",")}`

/** Whether a text is a key of this table. */
export const isMessageKey = (text: string): boolean => isMessageName(text.split(":", 1)[0] ?? "")

const monthIn = {
  ja: (year: string, month: string) => `${year}年${Number(month)}月`,
  en: (year: string, month: string) => `${year}/${month}`,
  vi: (year: string, month: string) => `${month}/${year}`,
} as const satisfies Record<Language, (year: string, month: string) => string>

/** Digits grouped by threes as all three languages' papers show them, a month as each writes it; a day stays as it is. */
const shown = (parameter: string, language: Language) => {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(parameter) ?? []
  if (year !== undefined && month !== undefined) return monthIn[language](year, month)
  return /^-?\d{4,}$/.test(parameter) ? Number(parameter).toLocaleString("en-US") : parameter
}

/** The sentence of a key; a key that is not in the table reads as the general "not correct". */
export const fieldMessage = (key: string, language: Language): string => {
  const [name = ""] = key.split(":", 1)
  const parameters = key.slice(name.length + 1).split(",")
  const sentence = isMessageName(name) ? fieldMessages[name] : fieldMessages.invalid
  return sentence[language].replace(/\{([12])\}/g, (_, place: string) =>
    shown(parameters[Number(place) - 1] ?? "", language),
  )
}
