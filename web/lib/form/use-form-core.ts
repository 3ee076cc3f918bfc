import { useEffect, useEffectEvent, useRef } from "react"
import type { ApiError } from "../api-error.ts"
import type { BoundField } from "./bound-field.ts"
import { focusFirstOf } from "./focus-wrong.ts"
import type { Checked } from "./typed.ts"
import { useLatest } from "./use-latest.ts"
import { type Words, wordIn } from "./words.ts"
import { isAbout, type Wrong, withoutAnswered, wrongFieldsOf, wrongIn } from "./wrong.ts"

export interface CoreOptions<Values extends object, Saved> {
  /** What stands in it when it opens. */
  readonly first: Values
  /** What fields and parts are called: labels, what would be lost, what is wrong. */
  readonly words: Words<Values>
  /** Says a complaint's key in the page's language. */
  readonly say: (key: string) => string
  /** Everything that is wrong, or the way to send it. */
  readonly check: (values: Values) => Checked<Saved> | Promise<Checked<Saved>>
  readonly onSaved: (saved: Saved, values: Values) => void | Promise<void>
  /** A refusal that is about a field, although it names none. */
  readonly wrongOf?: ((error: ApiError) => ReadonlyArray<Wrong> | undefined) | undefined
  /** What a field of the request is called in the form. */
  readonly fieldOf?: ((name: string, values: Values) => string) | undefined
  /** Whether the server lets this person write a field. */
  readonly mayWrite?: ((name: string) => boolean) | undefined
  /** Whether something was typed in a field; otherwise when it differs from the first values. */
  readonly isTyped?: (name: string, values: Values) => boolean
  /** Whether saving goes on: before anything is checked, and when all is right. */
  readonly mayStart?: (values: Values) => boolean
  readonly maySend?: (values: Values) => Promise<boolean>
  /** A failure that was dealt with is no refusal. */
  readonly isDealtWith?: (error: unknown) => boolean
}
interface CoreState<Values> {
  readonly values: Values
  readonly wrong: ReadonlyArray<Wrong>
  /** Why it was not saved; what it says of fields stands in `wrong`. */
  readonly failure: unknown
  /** How often saving was refused: each time the first wrong field takes the focus. */
  readonly refusals: number
  readonly isBusy: boolean
}
/**
 * What is typed, what is wrong with it, and sending it. Nothing typed is lost, whatever the answer is.
 *
 * It knows neither schemas nor records nor the query cache, so that the login page can have it; all others: `useForm`.
 */
export const useFormCore = <Values extends object, Saved>(of: CoreOptions<Values, Saved>) => {
  const { state, latest, update } = useLatest<CoreState<Values>>(() => ({
    values: of.first,
    wrong: [],
    failure: undefined,
    refusals: 0,
    isBusy: false,
  }))
  const root = useRef<HTMLFormElement>(null)
  const tidies = useRef(new Map<string, (values: Values) => Values>())
  const focusWrong = useEffectEvent(() => focusFirstOf(root.current, wrongFieldsOf(state.wrong)))
  useEffect(() => {
    if (state.refusals > 0) focusWrong()
  }, [state.refusals])

  const change = (next: (values: Values) => Values, answered: ReadonlyArray<string> = []) =>
    update({ values: next(latest.current.values), wrong: withoutAnswered(latest.current.wrong, answered) })
  const inForm = (wrong: ReadonlyArray<Wrong>) =>
    wrong.map((one) => ({ ...one, field: of.fieldOf?.(one.field, latest.current.values) ?? one.field }))
  const refuse = (wrong: ReadonlyArray<Wrong>, failure?: unknown) =>
    update({ wrong: inForm(wrong), failure, refusals: latest.current.refusals + 1 })

  const send = async (values: Values) => {
    const checked = await of.check(values)
    if (checked.send === undefined) return refuse(checked.wrong)
    if ((await of.maySend?.(values)) === false) return
    await of.onSaved(await checked.send(), values)
  }
  const save = async () => {
    if (latest.current.isBusy) return
    for (const tidy of tidies.current.values()) change(tidy)
    const { values } = latest.current
    if (of.mayStart?.(values) === false) return
    update({ isBusy: true, wrong: [], failure: undefined })
    await send(values)
      .catch((error: unknown) => {
        if (of.isDealtWith?.(error) !== true) refuse(wrongIn(error, of.wrongOf), error)
      })
      .finally(() => update({ isBusy: false }))
  }
  const isTyped = (name: string, values: Values) =>
    of.isTyped?.(name, values) ?? Reflect.get(of.first, name) !== Reflect.get(values, name)
  /** A field that is left says what is wrong with it, once something was typed in it. */
  const leave = async (name: string) => {
    const { values, isBusy } = latest.current
    if (isBusy || !isTyped(name, values)) return
    const checked = await of.check(values)
    if (latest.current.values !== values || latest.current.isBusy) return
    const mine = inForm(checked.wrong ?? []).filter(({ field }) => isAbout(name, field))
    update({ wrong: [...withoutAnswered(latest.current.wrong, [name]), ...mine] })
  }

  const word = wordIn(of.words, state.values)
  const sentencesOf = (name: string): ReadonlyArray<string> =>
    state.wrong.flatMap((one) => (one.field !== name ? [] : "sentence" in one ? one.sentence : of.say(one.key)))
  /** A field whose value stands deeper in the form: a rest of a punch, a line of a list. */
  const bind = <Value>(
    name: string,
    get: (values: Values) => Value,
    put: (value: Value, into: Values) => Values,
  ): BoundField<Value> => ({
    name,
    label: word(name),
    value: get(state.values),
    error: sentencesOf(name)[0],
    isReadOnly: of.mayWrite?.(name) === false,
    onChange: (value) => change((values) => put(value, values), [name]),
    onLeave: () => void leave(name),
    onTidy: (tidy) => {
      if (tidy === undefined) tidies.current.delete(name)
      else tidies.current.set(name, (values) => put(tidy(get(values)), values))
    },
  })
  const field = <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> =>
    bind<Values[Name]>(
      name,
      (values) => values[name],
      (value, into) => ({ ...into, [name]: value }),
    )
  return {
    ...state,
    root,
    word,
    field,
    bind,
    sentencesOf,
    change,
    leave: (name: string) => void leave(name),
    save: () => void save(),
    refuse,
    update,
    latest,
  }
}
export type FormCore<Values extends object, Saved> = ReturnType<typeof useFormCore<Values, Saved>>
