/** What was typed, within the bounds of the screen's own request: every wrong option is told by its name, in both languages. */
import { Effect, Schema } from "effect"
import { inWords } from "#modules/kernel/errors/words.ts"
import { fieldErrors, parseOptions } from "#modules/kernel/fields/field-errors.ts"
import { CommandRefused } from "../refusals.ts"

/** `optionOf`: by which option a field is typed, where its name is another. */
const wrongOptions = (error: Schema.SchemaError, optionOf: Readonly<Record<string, string>>) => {
  const said = (language: "ja" | "en") =>
    fieldErrors(error)
      .map(({ field, message }) => {
        const [of = ""] = field.split(".")
        return `--${optionOf[of] ?? of}: ${inWords(message, language)}`
      })
      .join(" ")
  return new CommandRefused({ ja: said("ja"), en: said("en"), exit: "usage" })
}

export const asTyped =
  <A, Wire>(schema: Schema.Codec<A, Wire>, optionOf: Readonly<Record<string, string>>) =>
  (asked: Wire) =>
    Effect.mapError(Schema.decodeUnknownEffect(schema, parseOptions)(asked), (error) => wrongOptions(error, optionOf))
