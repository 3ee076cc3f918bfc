import { useEffect, useRef } from "react"
import { ApiError, type LastChange } from "../api-error.ts"
import type { RecordOptions } from "./form-options.ts"
import { keptDraft } from "./kept-draft.ts"
import { changedParts, compareParts, type Merge, mergeParts, partsByName, takeParts } from "./parts.ts"
import type { Checked, Typed } from "./typed.ts"
import { useFields } from "./use-fields.ts"
import { type FormCore, useFormCore } from "./use-form-core.ts"
import { useLatest } from "./use-latest.ts"
import { withoutAnswered } from "./wrong.ts"

/** Somebody else saved first: their values beside mine, by parts. */
export interface Conflict<Values> extends Omit<Merge<Values>, "values"> {
  readonly stored: Values
  /** Parts of mine that I gave up for theirs. */
  readonly given: ReadonlyArray<string>
  /** Who was first, and when. */
  readonly change: LastChange | undefined
}
interface RecordState<Values, Stored> {
  /** What the form began with, or what is stored by now. */
  readonly base: Values
  readonly stored: Stored | undefined
  readonly conflict: Conflict<Values> | undefined
  /** What is asked before it is sent. */
  readonly questions: ReadonlyArray<string>
  readonly isConfirmed: boolean
  /** Saving was asked for, and nothing had changed. */
  readonly isUnchanged: boolean
  /** What is shown was typed before the page was loaded again. */
  readonly isRestored: boolean
}
/** Somebody else was first; of a customer's form also somebody of the company. */
const lateCodes: ReadonlyArray<string> = ["Update_Expired", "Admin_Update_Task"]

interface Core<Values, Saved, Stored> {
  readonly say: (key: string) => string
  readonly check: (typed: Typed<Values, Stored>) => Promise<Checked<Saved>>
}
/** What a form knows of its record: what has changed, what somebody else changed, what would be lost by leaving. */
export const useRecordForm = <Values extends object, Saved, Stored>(
  of: RecordOptions<Values, Saved, Stored> & Core<Values, Saved, Stored>,
) => {
  const { keepAs, keepDays } = of
  const kept = useRef(keepAs === undefined ? undefined : keptDraft.over({ name: keepAs, days: keepDays }, of.first))
  const isLeft = useRef(false)
  const { state, latest, update } = useLatest<RecordState<Values, Stored>>(() => ({
    base: of.first,
    stored: of.stored,
    conflict: undefined,
    questions: [],
    isConfirmed: false,
    isUnchanged: false,
    isRestored: kept.current !== undefined,
  }))
  const typedOver = (values: Values): Typed<Values, Stored> => ({ ...latest.current, values })
  const partsOf = (one: Values, other: Values) => of.parts ?? partsByName(one, other)
  const changedIn = (base: Values, values: Values) => changedParts(partsOf(base, values), base, values)
  const isSame = (typed: Typed<Values, Stored>) =>
    of.isSame?.(typed) ?? (typed.stored !== undefined && changedIn(typed.base, typed.values).length === 0)

  /** Nothing is left to be lost: it was saved, or given up. */
  const letGo = () => {
    isLeft.current = true
    if (keepAs !== undefined) keptDraft.drop({ name: keepAs, days: keepDays })
  }
  /** What the record is by now becomes what mine is typed over. */
  const meet = (stored: Stored, theirs: Values, change: LastChange | undefined) => {
    const mine = core.latest.current.values
    const merge = of.isWhole === true ? compareParts : mergeParts
    const { values, ...differing } = merge(partsOf(theirs, mine), { base: latest.current.base, mine, stored: theirs })
    update({ stored, base: theirs, conflict: { ...differing, stored: theirs, given: [], change } })
    core.update({ values })
    of.onConflict?.(stored, change)
  }
  const core: FormCore<Values, Saved> = useFormCore<Values, Saved>({
    ...of,
    first: kept.current ?? of.first,
    fieldOf: (name, values) => of.fieldOf?.(name, typedOver(values)) ?? name,
    check: (values) => of.check(typedOver(values)),
    mayStart: () => {
      fields.tidyAll()
      const isUnchanged = isSame(typedOver(core.latest.current.values))
      update({ isUnchanged: isUnchanged && of.onUnchanged === undefined })
      if (isUnchanged) of.onUnchanged?.()
      return !isUnchanged
    },
    maySend: async (values) => {
      const obstacles = (await of.obstacles?.(typedOver(values))) ?? []
      if (obstacles.length > 0) core.refuse(obstacles)
      if (obstacles.length > 0) return false
      const { isConfirmed } = latest.current
      const questions = isConfirmed ? [] : ((await of.questions?.(typedOver(values))) ?? [])
      update({ questions })
      return questions.length === 0
    },
    isDealtWith: (error) => {
      if (!(error instanceof ApiError) || !lateCodes.includes(error.errorCode) || of.valuesOf === undefined)
        return false
      const { change, detail } = error
      if (of.isStored?.(detail) !== true) return false
      meet(detail, of.valuesOf(detail, latest.current.base), change)
      return true
    },
    onSaved: (saved, values) => {
      letGo()
      update({ conflict: undefined })
      of.onSaved(saved, typedOver(values))
    },
  })
  const fields = useFields<Values, Saved>({
    words: of.words,
    ...(of.mayWrite === undefined ? {} : { mayWrite: of.mayWrite }),
    core,
    check: (values) => of.check(typedOver(values)),
    isTyped: (name, values) =>
      !(name in values) || Reflect.get(values, name) !== Reflect.get(latest.current.base, name),
  })
  const { values } = core
  const changed = changedIn(state.base, values)
  const hasChanged = changed.length > 0
  useEffect(() => {
    if (keepAs === undefined || isLeft.current) return
    const as = { name: keepAs, days: keepDays }
    if (hasChanged) keptDraft.keep(as, state.base, values)
    else keptDraft.drop(as)
  }, [keepAs, keepDays, hasChanged, state.base, values])

  const { update: put, latest: now, refuse: _, inForm: __, ...typing } = core
  const beginOver = (stored: Stored | undefined, base: Values, parts: ReadonlyArray<string>) => {
    const mine = now.current.values
    isLeft.current = false
    update({ base, stored })
    put({ values: takeParts(partsOf(base, mine), parts, mine, base), wrong: [], failure: undefined })
  }
  return {
    ...state,
    ...typing,
    ...fields,
    changed,
    /** The first complaint about one of these fields. */
    errorOf: (...names: ReadonlyArray<string>) => names.flatMap(core.sentencesOf)[0],
    blame: (field: string, key: string) =>
      put({ wrong: [...withoutAnswered(now.current.wrong, [field]), { field, key }] }),
    save: () => {
      update({ isConfirmed: false })
      core.save()
    },
    /** Saves although something is asked. */
    confirm: () => {
      update({ isConfirmed: true, questions: [] })
      core.save()
    },
    dismissQuestions: () => update({ questions: [] }),
    /** Somebody else's parts instead of mine. */
    takeTheirs: (names: ReadonlyArray<string>) => {
      const { conflict } = latest.current
      if (conflict === undefined) return
      const { both, stored } = conflict
      core.change((mine) => takeParts(partsOf(stored, mine), names, stored, mine), names)
      const left = both.filter((one) => !names.includes(one))
      update({ conflict: { ...conflict, both: left, given: [...conflict.given, ...names] } })
    },
    /** Shows another base: another year of the record. What was typed in these parts stays. */
    beginOver: (base: Values, parts: ReadonlyArray<string>) => beginOver(latest.current.stored, base, parts),
    /** Stays open after it was saved; what was typed since it was sent stays. */
    goOn: (stored: Stored, base: Values, sent: Values) => {
      const since = changedParts(partsOf(sent, now.current.values), sent, now.current.values)
      beginOver(stored, base, since)
    },
    startAnew: () => {
      put({ values: latest.current.base, wrong: [], failure: undefined })
      update({ isRestored: false })
    },
    letGo,
    /** Whether leaving now would lose something; read at the moment it is asked. */
    wouldLose: () => !isLeft.current && changedIn(latest.current.base, now.current.values).length > 0,
  }
}
export type RecordForm<Values extends object, Saved, Stored> = ReturnType<typeof useRecordForm<Values, Saved, Stored>>
