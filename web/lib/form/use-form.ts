import { type QueryKey, useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import { useAttempt } from "../attempt.ts"
import { toast } from "../toast.ts"
import type { RecordOptions } from "./form-options.ts"
import type { Checked, Typed } from "./typed.ts"
import { useRecordForm } from "./use-record-form.ts"
import type { Writing } from "./writing.ts"
import type { Wrong } from "./wrong.ts"

interface FormOptions<Values extends object, Saved, Stored> extends RecordOptions<Values, Saved, Stored> {
  /** The call that saves what is typed. */
  readonly write: (typed: Typed<Values, Stored>) => Writing<Saved>
  /** What the screen knows to be wrong and no schema does; said before what the schema says of the same field. */
  readonly rules?: (typed: Typed<Values, Stored>) => ReadonlyArray<Wrong>
  /** Complaints of the screen's own, by their key; all others are the message table's. */
  readonly say?: (key: string) => string | undefined
  /** Queries that show what was written. */
  readonly invalidates?: ReadonlyArray<QueryKey>
  /** Said in a toast when it is saved. */
  readonly done?: string | ((saved: Saved) => string)
}
/** A form over a call of the server. The README of web/ has the smallest one. */
export const useForm = <Values extends object, Saved, Stored = undefined>(of: FormOptions<Values, Saved, Stored>) => {
  const queries = useQueryClient()
  const { language } = useTranslation().i18n
  const attempt = useAttempt()
  const check = async (typed: Typed<Values, Stored>): Promise<Checked<Saved>> => {
    const known = of.rules?.(typed) ?? []
    const checked = await of.write(typed).check()
    const others = (checked.wrong ?? []).filter(({ field }) => known.every((one) => one.field !== field))
    if (checked.send === undefined || known.length > 0) return { wrong: [...known, ...others] }
    return {
      send: async () => {
        const saved = await attempt(checked.body, checked.send)
        if (of.done !== undefined) toast.success(typeof of.done === "string" ? of.done : of.done(saved))
        for (const queryKey of of.invalidates ?? []) void queries.invalidateQueries({ queryKey })
        return saved
      },
    }
  }
  return useRecordForm<Values, Saved, Stored>({
    ...of,
    check,
    say: (key) => of.say?.(key) ?? fieldMessage(key, isLanguage(language) ? language : "ja"),
  })
}
