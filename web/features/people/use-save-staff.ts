import { useState } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { people } from "./client.ts"
import type { Difference } from "./conflict-note.tsx"
import { updateBody } from "./draft-body.ts"
import { type Values, valuesOf } from "./draft-values.ts"
import { type StaffForm, wrongFieldsOf } from "./staff-form.tsx"
import { type StaffView, staffKey, staffQuery } from "./staff-queries.ts"

type UpdateBody = Parameters<typeof people.adminUpdateStaff>[0]["body"]
interface Sent {
  readonly id: number
  readonly body: UpdateBody
}
const isView = (detail: unknown): detail is StaffView =>
  typeof detail === "object" && detail !== null && "version" in detail && "permissions" in detail

/** The chosen day and fiscal year of the form, to be shown again after saving. */
const chosenIn = (values: Values) => ({ day: values["terms.effectiveFrom"], year: values["tax.year"] ?? "" })

/** Saves the touched parts of a person; on Update_Expired keeps the input and tells what differs. */
export const useSaveStaff = (view: StaffView, form: StaffForm) => {
  const { t, i18n } = useTranslation(["people", "common"])
  const { t: common } = useTranslation("common")
  const [version, setVersion] = useState(view.version)
  const [difference, setDifference] = useState<Difference>()
  const [failure, setFailure] = useState<string>()
  const show = form.refuse
  const meet = (now: StaffView) => {
    const theirs = valuesOf(now, chosenIn(form.initial))
    const keys = Object.keys(theirs).filter((key) => theirs[key] !== (form.initial[key] ?? ""))
    form.restart(theirs, form.changed)
    setVersion(now.version)
    setDifference(Object.fromEntries(keys.map((key) => [key, theirs[key] ?? ""])))
    queryClient.setQueryData(staffQuery(now.id).queryKey, now)
  }
  const write = useWrite<Sent, StaffView>({
    write: ({ id, body }, attempt) => data(people.adminUpdateStaff({ params: { id }, body, extraHeaders: attempt })),
    invalidates: [[...staffKey, "list"]],
    done: t("saved"),
    quiet: true,
    onDone: (saved) => {
      queryClient.setQueryData(staffQuery(saved.id).queryKey, saved)
      form.restart(valuesOf(saved, chosenIn(form.values)))
      setVersion(saved.version)
      setDifference(undefined)
      setFailure(undefined)
    },
    onFailed: (error) => {
      const code = error instanceof ApiError ? error.errorCode : undefined
      if (error instanceof ApiError && code === "Update_Expired" && isView(error.detail)) return meet(error.detail)
      if (code === "Closed_Salary_Day_Not_Editable")
        return show([{ field: "terms.effectiveFrom", message: t("closedMonth") }])
      if (wrongFieldsOf(error).length > 0) return show(wrongFieldsOf(error))
      setFailure(sentenceOf(error, common))
    },
  })
  const save = async () => {
    if (form.changed.length === 0 || write.isPending) return
    const { checkUpdate } = await import("./check-draft.ts")
    const language = isLanguage(i18n.language) ? i18n.language : "ja"
    const checked = await checkUpdate(updateBody(form.values, form.initial, version), language)
    if (checked.isRight) write.mutate({ id: view.id, body: checked.body })
    else show(checked.wrong)
  }
  return { save: () => void save(), isBusy: write.isPending, difference, failure }
}
