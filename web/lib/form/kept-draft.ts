/**
 * What is typed in a form, kept over a reload of this tab under the sign-in that typed it; what is named with days is kept
 * so long in this browser, for its person alone (D114).
 *
 * It comes back only on top of what it was typed over: a record that has changed since is begun anew.
 */
import { session } from "../session.ts"

/** A form's name, and for how many days it is kept; for as long as the tab is there where nothing is said. */
export interface KeptAs {
  readonly name: string
  readonly days?: number | undefined
}
const beginning = "tehai.draft."
const storeOf = ({ days }: KeptAs) => (days === undefined ? sessionStorage : localStorage)
const placeOf = ({ days, name }: KeptAs) => {
  const now = session.signIn()
  return `${beginning}${(days === undefined ? now?.id : now?.personId) ?? ""}.${name}`
}
const dayMillis = 86_400_000

/** A password and its repetition stand in no store, and nobody has agreed to anything before he ticks it. */
const neverKept: ReadonlyArray<string> = ["password", "confirm", "isAgreed"]
const mayBeKept = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !neverKept.includes(name)))

/** Nobody comes back to what has run out. */
const forgetOld = () => {
  for (const [place, text] of Object.entries(localStorage)) {
    if (!place.startsWith(beginning)) continue
    const [, until] = /"until":(\d+)\}$/.exec(String(text)) ?? []
    if (until === undefined || Number(until) < Date.now()) localStorage.removeItem(place)
  }
}

export const keptDraft = {
  /** A browser whose store is full or shut keeps nothing, and whoever types goes on: it is only logged (TASK-40). */
  keep: <Values extends object>(as: KeptAs, base: Values, values: Values) => {
    const until = as.days === undefined ? {} : { until: Date.now() + as.days * dayMillis }
    try {
      storeOf(as).setItem(
        placeOf(as),
        JSON.stringify({ base: JSON.stringify(base), values: mayBeKept(values), ...until }),
      )
    } catch (error) {
      console.warn("what was typed is not kept over a reload", error)
    }
  },
  drop: (as: KeptAs) => storeOf(as).removeItem(placeOf(as)),
  /** Everybody's, in this tab. */
  forget: () => {
    for (const place of Object.keys(sessionStorage)) if (place.startsWith(beginning)) sessionStorage.removeItem(place)
  },
  /** The values that were typed over this base; undefined when there are none. */
  over: <Values extends object>(as: KeptAs, base: Values): Values | undefined => {
    forgetOld()
    const text = storeOf(as).getItem(placeOf(as))
    if (text === null) return undefined
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== "object" || kept === null || !("base" in kept) || !("values" in kept)) return undefined
    if (kept.base !== JSON.stringify(base) || typeof kept.values !== "object") return undefined
    return { ...base, ...kept.values }
  },
}
