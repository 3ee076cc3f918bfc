import { useEffect, useEffectEvent, useRef } from "react"
import type { ApiError } from "../api-error.ts"
import { focusFirstOf } from "./focus-wrong.ts"
import type { Checked } from "./typed.ts"
import { useLatest } from "./use-latest.ts"
import { type Wrong, withoutAnswered, wrongFieldsOf, wrongIn } from "./wrong.ts"

export interface CoreOptions<Values extends object, Saved> {
  /** What stands in it when it opens. */
  readonly first: Values
  /** Says a complaint's key in the page's language. */
  readonly say: (key: string) => string
  /** Everything that is wrong, or the way to send it. */
  readonly check: (values: Values) => Checked<Saved> | Promise<Checked<Saved>>
  readonly onSaved: (saved: Saved, values: Values) => void | Promise<void>
  /** A refusal that is about a field, although it names none. */
  readonly wrongOf?: ((error: ApiError) => ReadonlyArray<Wrong> | undefined) | undefined
  /** What a field of the request is called in the form. */
  readonly fieldOf?: ((name: string, values: Values) => string) | undefined
  /** Whether saving goes on: before anything is checked, and when all is right. */
  readonly mayStart?: () => boolean
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
 * It knows neither fields nor records, schemas nor the query cache, so that the login page can have it; all others:
 * `useForm`.
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
    if (of.mayStart?.() === false) return
    const { values } = latest.current
    update({ isBusy: true, wrong: [], failure: undefined })
    await send(values)
      .catch((error: unknown) => {
        if (of.isDealtWith?.(error) !== true) refuse(wrongIn(error, of.wrongOf), error)
      })
      .finally(() => update({ isBusy: false }))
  }
  const sentencesOf = (name: string): ReadonlyArray<string> =>
    state.wrong.flatMap((one) => (one.field !== name ? [] : "sentence" in one ? one.sentence : of.say(one.key)))
  return {
    ...state,
    root,
    sentencesOf,
    change,
    save: () => void save(),
    inForm,
    refuse,
    update,
    latest,
  }
}
export type FormCore<Values extends object, Saved> = ReturnType<typeof useFormCore<Values, Saved>>
