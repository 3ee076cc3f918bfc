import { useTranslation } from "react-i18next"
import { Select } from "@/components/ui/select.tsx"
import { changedPeople } from "../draft-wire.ts"
import type { Arrangement } from "../use-arrangement.ts"
import type { TellsDraft } from "./draft-more.ts"

/** Whom the save tells (TASK-28): whom it concerns, those alone whose own row changed, or none of the crew. */
export function TellsChoice({ form }: { readonly form: Arrangement }) {
  const { t } = useTranslation("arranging")
  const { taskId, base, values } = form
  const changed = changedPeople(base, values)
  const choices: ReadonlyArray<{ readonly value: TellsDraft; readonly label: string }> = [
    { value: "all", label: t("tellsAll") },
    // Of a new arrangement everybody is new.
    ...(taskId === undefined
      ? []
      : [{ value: "changed" as const, label: t("tellsChanged", { count: changed.length }) }]),
    { value: "nobody", label: t("tellsNoCrew") },
  ]
  return (
    <Select
      label={t("tells")}
      options={choices}
      value={values.more.tells}
      onChange={(tells) => form.change((now) => ({ ...now, more: { ...now.more, tells } }), [])}
      className="mr-2 h-9 w-56 text-xs max-md:mb-2 max-md:w-full"
    />
  )
}
