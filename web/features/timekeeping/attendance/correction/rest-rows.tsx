import { Plus, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import type { RestDraft } from "./draft.ts"
import { TimeField } from "./time-field.tsx"

interface RestRowsProps {
  readonly rests: ReadonlyArray<RestDraft>
  /** Of the punch: an earlier clock time lies on the next day. */
  readonly start: string
  readonly onChange: (rests: ReadonlyArray<RestDraft>) => void
  readonly wrongOf: (field: string) => string | undefined
  readonly isAsked: boolean
}
/** The rests of a punch, one row each. */
export function RestRows({ rests, start, onChange, wrongOf, isAsked }: RestRowsProps) {
  const { t } = useTranslation("attendance")
  const change = (key: number, part: Partial<RestDraft>) =>
    onChange(rests.map((rest) => (rest.key === key ? { ...rest, ...part } : rest)))
  // Stored rests carry their own numbers, new ones count down from −1.
  const nextKey = Math.min(0, ...rests.map(({ key }) => key)) - 1
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-xs max-md:text-sm max-md:font-bold">{t("dialog.rests")}</legend>
      {rests.length === 0 && <p className="text-xs text-muted-foreground">{t("dialog.noRests")}</p>}
      {rests.map((rest, at) => (
        <div key={rest.key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <TimeField
            label={t("dialog.restStart", { index: at + 1 })}
            value={rest.start}
            onChange={(next) => change(rest.key, { start: next })}
            wrong={wrongOf(`rests.${at}.checkIn`)}
            isAsked={isAsked}
            isNextDay={rest.start !== "" && rest.start < start}
          />
          <TimeField
            label={t("dialog.restEnd", { index: at + 1 })}
            value={rest.end}
            onChange={(next) => change(rest.key, { end: next })}
            wrong={wrongOf(`rests.${at}.checkOut`)}
            isAsked={isAsked}
            isNextDay={rest.end !== "" && (rest.end < rest.start || rest.end < start)}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("dialog.removeRest", { index: at + 1 })}
            onClick={() => onChange(rests.filter(({ key }) => key !== rest.key))}
          >
            <Trash2 />
          </Button>
        </div>
      ))}
      <Button
        variant="outline"
        className="self-start"
        onClick={() => onChange([...rests, { key: nextKey, start: "12:00", end: "13:00" }])}
      >
        <Plus />
        {t("dialog.addRest")}
      </Button>
    </fieldset>
  )
}
