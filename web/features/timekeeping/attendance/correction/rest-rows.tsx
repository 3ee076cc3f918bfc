import { Plus, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { TimeField } from "@/components/form/figure-fields.tsx"
import { Button } from "@/components/ui/button.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import type { Draft } from "./draft.ts"
import { isEarlier, mayGoOn } from "./draft.ts"
import { NextDay } from "./next-day.tsx"
import type { CorrectionForm } from "./use-correction.ts"

/** The rests of a punch, one row each. */
export function RestRows({ form }: { readonly form: CorrectionForm }) {
  const { t } = useTranslation("attendance")
  const { rests, start } = form.values
  const step = useWorkspace().company.blockMinute
  const setRests = (next: (rests: Draft["rests"]) => Draft["rests"]) =>
    form.change((values) => ({ ...values, rests: next(values.rests) }), ["rests"])
  const time = (at: number, end: "start" | "end") =>
    form.bind(
      `rests.${at}.${end}`,
      (values) => values.rests[at]?.[end] ?? "",
      (clock, into) => ({
        ...into,
        rests: into.rests.map((rest, row) => (row === at ? { ...rest, [end]: clock } : rest)),
      }),
    )
  // Stored rests carry their own numbers, new ones count down from −1.
  const nextKey = Math.min(0, ...rests.map(({ key }) => key)) - 1
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-xs max-md:text-sm max-md:font-bold">{t("dialog.rests")}</legend>
      {rests.length === 0 && <p className="text-xs text-muted-foreground">{t("dialog.noRests")}</p>}
      {rests.map((rest, at) => (
        <div key={rest.key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <TimeField
            step={step}
            {...time(at, "start")}
            required
            aside={<NextDay if={isEarlier(rest.start, start)} />}
          />
          <TimeField
            step={step}
            {...time(at, "end")}
            required={!mayGoOn(form.values, at, form.stored)}
            aside={<NextDay if={isEarlier(rest.end, rest.start) || isEarlier(rest.end, start)} />}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("dialog.removeRest", { index: at + 1 })}
            onClick={() => setRests((now) => now.filter(({ key }) => key !== rest.key))}
          >
            <Trash2 />
          </Button>
        </div>
      ))}
      <Button
        variant="outline"
        className="self-start"
        onClick={() => setRests((now) => [...now, { key: nextKey, start: "12:00", end: "13:00" }])}
      >
        <Plus />
        {t("dialog.addRest")}
      </Button>
    </fieldset>
  )
}
