import { useTranslation } from "react-i18next"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { formKeyOf, updateBody } from "./draft-body.ts"
import { type Values, valuesOf } from "./draft-values.ts"
import { type StaffView, staffKey, staffQuery } from "./staff-queries.ts"
import { useFieldName } from "./use-field-name.ts"

const isView = (detail: unknown): detail is StaffView =>
  typeof detail === "object" && detail !== null && "version" in detail && "permissions" in detail

/** The chosen day and fiscal year of the form, to be shown again after saving. */
const chosenIn = (values: Values) => {
  const day = values["terms.effectiveFrom"]
  return { day, year: values["tax.year"] ?? "", from: day ?? "" }
}

interface StoredStaffOptions {
  /** What is typed is kept under another name than the person's page keeps it. */
  readonly keepAs?: string
  readonly onSaved?: () => void
  /** What may not stay empty here, though a record may lack it. */
  readonly required?: ReadonlyArray<string>
}
/** The form of a person who is known: only what was touched is sent. */
export const useStoredStaff = (
  view: StaffView,
  first: Values,
  mayWrite: (key: string) => boolean,
  { keepAs = `staff.${view.id}`, onSaved, required = [] }: StoredStaffOptions = {},
) => {
  const { t } = useTranslation("people")
  const show = (now: StaffView) => queryClient.setQueryData(staffQuery(now.id).queryKey, now)
  const form = useForm<Values, StaffView, StaffView>({
    first,
    stored: view,
    valuesOf: (now, base) => valuesOf(now, chosenIn(base)),
    isStored: isView,
    onConflict: show,
    words: useFieldName(),
    mayWrite,
    fieldOf: (field, { values }) => formKeyOf(field, values),
    write: ({ values, base, stored = view }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.adminUpdateStaff.body,
        body: updateBody(values, base, stored),
        send: (body, extraHeaders) => data(people.adminUpdateStaff({ params: { id: view.id }, body, extraHeaders })),
      }),
    // A date of employment is named by the refusal; the day of terms is not.
    wrongOf: ({ errorCode, fields }) =>
      errorCode === "Closed_Salary_Day_Not_Editable" && fields.length === 0
        ? [{ field: "terms.effectiveFrom", key: "closedMonth" }]
        : undefined,
    say: (key) => (key === "closedMonth" ? t("closedMonth") : undefined),
    rules: ({ values }) =>
      required.filter((key) => (values[key] ?? "") === "").map((field) => ({ field, key: "required" })),
    keepAs,
    invalidates: [[...staffKey, "list"]],
    done: t("saved"),
    onSaved: (saved, { values }) => {
      show(saved)
      form.goOn(saved, valuesOf(saved, chosenIn(values)), values)
      onSaved?.()
    },
  })
  return form
}
