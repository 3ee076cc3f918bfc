import { useRef } from "react"
import type { BoundField } from "./bound-field.ts"
import type { Checked } from "./typed.ts"
import type { FormCore } from "./use-form-core.ts"
import { type Words, wordIn } from "./words.ts"
import { isAbout, stillStands, withoutAnswered } from "./wrong.ts"

export interface FieldOptions<Values> {
  /** What fields and parts are called: labels, what would be lost, what is wrong. */
  readonly words: Words<Values>
  /** Whether the server lets this person write a field. */
  readonly mayWrite?: (name: string) => boolean
}
interface OfForm<Values extends object, Saved> extends FieldOptions<Values> {
  readonly core: FormCore<Values, Saved>
  readonly check: (values: Values) => Promise<Checked<Saved>>
  /** Whether something was typed in a field: one that is passed through says nothing. */
  readonly isTyped: (name: string, values: Values) => boolean
}
/** The fields of a form, each with its word, its complaint, and what leaving it makes of what was typed. */
export const useFields = <Values extends object, Saved>(of: OfForm<Values, Saved>) => {
  const { values, latest, change, update, sentencesOf, inForm } = of.core
  const tidies = useRef(new Map<string, (values: Values) => Values>())
  const leave = async (names: ReadonlyArray<string>) => {
    const { values: left, isBusy } = latest.current
    if (isBusy || !names.some((name) => of.isTyped(name, left))) return
    // What can't be checked now, without a network, is checked when it is saved.
    const checked = await Promise.resolve(of.check(left)).catch(() => undefined)
    if (checked === undefined || latest.current.values !== left || latest.current.isBusy) return
    const found = inForm(checked.wrong ?? [])
    const others = withoutAnswered(latest.current.wrong, names).filter((one) => stillStands(one, found))
    update({ wrong: [...others, ...found.filter(({ field }) => names.some((name) => isAbout(name, field)))] })
  }
  const word = wordIn(of.words, values)
  /** A field whose value stands deeper in the form: a rest of a punch, a line of a list. */
  const bind = <Value>(
    name: string,
    get: (values: Values) => Value,
    put: (value: Value, into: Values) => Values,
  ): BoundField<Value> => ({
    name,
    label: word(name),
    value: get(values),
    error: sentencesOf(name)[0],
    isReadOnly: of.mayWrite?.(name) === false,
    onChange: (value) => change((now) => put(value, now), [name]),
    onLeave: () => void leave([name]),
    onTidy: (tidy) => {
      if (tidy === undefined) tidies.current.delete(name)
      else tidies.current.set(name, (now) => put(tidy(get(now)), now))
    },
  })
  const field = <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> =>
    bind<Values[Name]>(
      name,
      (now) => now[name],
      (value, into) => ({ ...into, [name]: value }),
    )
  return {
    word,
    field,
    bind,
    /** These were left together: a start and its end. */
    leave: (...names: ReadonlyArray<string>) => void leave(names),
    /** Before saving: a field may still have the focus. */
    tidyAll: () => {
      for (const tidy of tidies.current.values()) change(tidy)
    },
  }
}
