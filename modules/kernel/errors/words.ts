/** The sentence that a reader sees for what an operation found wrong: asked by what answers (HTTP, the CLI, a view). */
import type { Language } from "../codes/language.ts"
import { fieldMessage, isMessageKey } from "../fields/messages.ts"
import { errorText, isErrorCode, type Message, type Words } from "./catalogue.ts"

/** A sentence that names people, days or sums, in each language. */
export const inEvery = (sentence: (language: Language) => string): Words => ({
  ja: sentence("ja"),
  vi: sentence("vi"),
  en: sentence("en"),
})

/** A text that is neither key nor code stays as it is. */
export const inWords = (message: Message, language: Language): string => {
  if (typeof message !== "string") return message[language]
  if (isErrorCode(message)) return errorText(message, language)
  return isMessageKey(message) ? fieldMessage(message, language) : message
}
