import { useTranslation } from "react-i18next"
import { TimeInput } from "@/components/ui/typed-input.tsx"
import type { Arrangement } from "../use-arrangement.ts"
import type { MoreDraft } from "./draft-more.ts"

const names = ["startTimeDesire", "endTimeDesire"]

/** When the customer would like to begin and end, over all its shifts (TASK-45). */
export function DesiredRow({ form }: { readonly form: Arrangement }) {
  const { t } = useTranslation("arranging")
  const { desireFrom, desireTo } = form.values.more
  const edit = (part: Partial<Pick<MoreDraft, "desireFrom" | "desireTo">>) =>
    form.change((now) => ({ ...now, more: { ...now.more, ...part } }), names)
  const wrong = form.errorOf(...names)
  return (
    <div data-field={names.join(" ")}>
      <div className="flex flex-wrap items-center gap-1.5 text-xs">
        <span className="w-22 truncate font-medium">{t("desired")}</span>
        <span className="flex flex-1 items-center gap-1">
          <TimeInput
            aria-label={t("desiredFrom")}
            value={desireFrom}
            placeholder=""
            onChange={(from) => edit({ desireFrom: from })}
            className="h-8 min-w-14 px-2"
          />
          <span aria-hidden="true">〜</span>
          <TimeInput
            aria-label={t("desiredTo")}
            value={desireTo}
            placeholder=""
            onChange={(to) => edit({ desireTo: to })}
            className="h-8 min-w-14 px-2"
          />
        </span>
      </div>
      {wrong !== undefined && (
        <p role="alert" className="text-2xs font-medium text-danger max-md:text-sm">
          {wrong}
        </p>
      )}
    </div>
  )
}
