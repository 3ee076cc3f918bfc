import type { QueryKey } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage, type Language } from "#modules/kernel/codes/language.ts"
import { normaliseText } from "#modules/kernel/fields/normalise.ts"
import { type Attempt, useWrite } from "@/lib/use-write.ts"
import type { Checked } from "../check-draft.ts"
import { wrongFieldsOf } from "../staff-form.tsx"

/** Texts as they are typed, by the field of the request that they become. */
export type Texts = Readonly<Record<string, string>>

interface QuickFormOptions<Body, Made> {
  readonly first: Texts
  /** What leaving a field, or saving from within it, makes of its text; otherwise it is trimmed. */
  readonly tidies?: Readonly<Record<string, (typed: string) => string>>
  /** The server's own schema over what was typed. */
  readonly check: (texts: Texts, language: Language) => Promise<Checked<Body>>
  readonly write: (body: Body, attempt: Attempt) => Promise<Made>
  readonly invalidates: ReadonlyArray<QueryKey>
  readonly done: (made: Made) => string
  readonly onMade: (made: Made) => void
}
/** A small form over another window. A refusal of any kind leaves what was typed as it is. */
export const useQuickForm = <Body, Made>(of: QuickFormOptions<Body, Made>) => {
  const { i18n } = useTranslation("partners")
  const [texts, setTexts] = useState(of.first)
  const [errors, setErrors] = useState<Texts>({})
  const [isChecking, setChecking] = useState(false)
  const blame = (wrong: ReadonlyArray<{ readonly field: string; readonly message: string }>) =>
    setErrors(Object.fromEntries(wrong.map(({ field, message }) => [field, message])))
  const write = useWrite<Body, Made>({
    write: of.write,
    invalidates: of.invalidates,
    done: of.done,
    quiet: true,
    onDone: of.onMade,
    onFailed: (error) => blame(wrongFieldsOf(error)),
  })
  const tidy = (field: string, text: string) => (of.tidies?.[field] ?? normaliseText)(text)
  const save = async () => {
    if (isChecking || write.isPending) return
    const tidied = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, tidy(field, text)]))
    setTexts(tidied)
    setChecking(true)
    write.reset()
    const language = isLanguage(i18n.language) ? i18n.language : "ja"
    const checked = await of.check(tidied, language).finally(() => setChecking(false))
    if (!checked.isRight) return blame(checked.wrong)
    setErrors({})
    write.mutate(checked.body)
  }
  return {
    texts,
    errors,
    /** Fields that differ from what the form began with. */
    changed: Object.keys(texts).filter((field) => texts[field] !== of.first[field]),
    isBusy: isChecking || write.isPending,
    failure: write.error,
    set: (field: string, text: string) => {
      setTexts((now) => ({ ...now, [field]: text }))
      setErrors(({ [field]: _, ...rest }) => rest)
    },
    leave: (field: string) => setTexts((now) => ({ ...now, [field]: tidy(field, now[field] ?? "") })),
    save: () => void save(),
  }
}
export type QuickForm = ReturnType<typeof useQuickForm>
