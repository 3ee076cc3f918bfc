/**
 * What is typed in a form, kept over a reload of this tab under the sign-in that typed it.
 *
 * It comes back only on top of what it was typed over: a record that has changed since is begun anew.
 */
import { session } from "../session.ts"

const beginning = "tehai.draft."
const placeOf = (name: string) => `${beginning}${session.signIn()?.id ?? ""}.${name}`

export const keptDraft = {
  keep: <Values>(name: string, base: Values, values: Values) =>
    sessionStorage.setItem(placeOf(name), JSON.stringify({ base: JSON.stringify(base), values })),
  drop: (name: string) => sessionStorage.removeItem(placeOf(name)),
  /** Everybody's, in this tab. */
  forget: () => {
    for (const place of Object.keys(sessionStorage)) if (place.startsWith(beginning)) sessionStorage.removeItem(place)
  },
  /** The values that were typed over this base; undefined when there are none. */
  over: <Values extends object>(name: string, base: Values): Values | undefined => {
    const text = sessionStorage.getItem(placeOf(name))
    if (text === null) return undefined
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== "object" || kept === null || !("base" in kept) || !("values" in kept)) return undefined
    if (kept.base !== JSON.stringify(base) || typeof kept.values !== "object") return undefined
    return { ...base, ...kept.values }
  },
}
