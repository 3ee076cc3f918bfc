/** One thing that an operator may set by environment variable: its default, what it says in `.env.example`, its form. */
import { isIP } from "node:net"
import { Config, Data, Effect } from "effect"

/** A variable with a value that can't be used; `accepts` is the form that can. Values are never repeated: some are secret. */
export class SettingWrong extends Data.TaggedError("SettingWrong")<{
  readonly variable: string
  readonly accepts: { readonly ja: string; readonly en: string }
}> {}

export interface Setting<A> {
  readonly fallback: string
  readonly about: string
  readonly accepts: { readonly ja: string; readonly en: string }
  readonly read: (text: string) => A | undefined
}
export const setting = <A>(one: Setting<A>) => one

export const port = (text: string) => (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined)
export const host = (text: string) =>
  isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined

/** An unset variable and an empty one are the same: compose files and `.env` hand on empty ones. */
export const readSetting = <A>(variable: string, one: Setting<A>) =>
  Config.String(variable).pipe(
    Config.withDefault(""),
    Effect.orDie,
    Effect.flatMap((given) => {
      const text = given.trim() === "" ? one.fallback : given.trim()
      if (text === "") return Effect.undefined
      const value = one.read(text)
      return value === undefined ? new SettingWrong({ variable, accepts: one.accepts }) : Effect.succeed(value)
    }),
  )

export const requiredSetting = <A>(variable: string, one: Setting<A>) =>
  Effect.flatMap(readSetting(variable, one), (value) =>
    value === undefined ? new SettingWrong({ variable, accepts: one.accepts }) : Effect.succeed(value),
  )
