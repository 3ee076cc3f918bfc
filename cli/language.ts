/** The reader's language, as the terminal says it; Japanese where it says nothing. */
import { Config, Effect } from "effect"

type Reader = "ja" | "en"

const said = (name: string) => Config.String(name).pipe(Config.withDefault(""))

/** Of POSIX's three, the first that is set decides. */
export const readerLanguage: Effect.Effect<Reader> = Effect.orDie(
  Effect.gen(function* () {
    for (const name of ["LC_ALL", "LC_MESSAGES", "LANG"]) {
      const value = yield* said(name)
      if (value !== "") return /^(en|vi)/i.test(value) ? ("en" as const) : ("ja" as const)
    }
    return "ja" as const
  }),
)

/** "ja / en" in the reader's language. */
export const inLanguage = (language: Reader, both: string): string => {
  const [ja = both, en = ja] = both.split(" / ")
  return language === "ja" ? ja : en
}
