import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { RecordOptions } from "@/lib/form/form-options.ts"
import type { Typed } from "@/lib/form/typed.ts"
import { useForm } from "@/lib/form/use-form.ts"
import type { Writing } from "@/lib/form/writing.ts"
import { workspaceQuery } from "../session/workspace.ts"
import { type Company, companyKey, isCompany } from "./company-query.ts"

interface SettingFormOptions<Values extends object>
  extends Pick<RecordOptions<Values, Company, Company>, "words" | "parts" | "fieldOf"> {
  readonly company: Company
  readonly valuesOf: (company: Company) => Values
  readonly write: (typed: Typed<Values, Company>) => Writing<Company>
  readonly mayWrite: boolean
}
/**
 * One section of the company: saved by itself, and stays open. Taking a change back is a second write of what stood there
 * before, over the version that is stored by then.
 */
export const useSettingForm = <Values extends object>(of: SettingFormOptions<Values>) => {
  const { company, valuesOf, write, words, parts, fieldOf } = of
  const { t } = useTranslation("settings")
  const [before, setBefore] = useState<Values>()
  const form = useForm<Values, Company, Company>({
    first: valuesOf(company),
    words,
    write,
    stored: company,
    valuesOf,
    isStored: isCompany,
    mayWrite: () => of.mayWrite,
    ...(parts === undefined ? {} : { parts }),
    ...(fieldOf === undefined ? {} : { fieldOf }),
    invalidates: [companyKey, workspaceQuery.queryKey],
    done: t("saved"),
    onSaved: (saved, typed) => {
      const isTakenBack = before !== undefined && JSON.stringify(typed.values) === JSON.stringify(before)
      setBefore(isTakenBack ? undefined : typed.base)
      form.goOn(saved, valuesOf(saved), typed.values)
    },
  })
  const undo =
    before === undefined
      ? undefined
      : () => {
          form.change(() => before)
          form.save()
        }
  return { form, undo }
}
