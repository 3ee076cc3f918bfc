import { numberIn } from "#modules/kernel/fields/normalise.ts"

/** Nothing for an empty field, which the schema then asks for or lets pass. */
export const textOrNull = (text: string) => (text.trim() === "" ? null : text.trim())

/** A number; nothing for an empty field; a text that is no number stays a text, for the schema to refuse. */
export const numberOrNull = (text: string) => (text.trim() === "" ? null : (numberIn(text) ?? text))

/** Texts as a request takes them: trimmed, and null where nothing stands. */
export const texts = <Name extends string>(values: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(values).map(([name, text]) => [name, textOrNull(text)]))
