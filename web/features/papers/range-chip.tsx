import { useState } from "react"
import { useTranslation } from "react-i18next"
import { normaliseDay, normaliseYen } from "#modules/kernel/fields/normalise.ts"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from "@/components/ui/popover.tsx"
import { dayOfInstant } from "@/lib/format.ts"
import type { PaperSearch } from "./paper-search.ts"

interface RangeChipProps {
  readonly search: PaperSearch
  readonly onChange: (next: PaperSearch) => void
}
const ends = ["from", "to", "least", "most"] as const
type End = (typeof ends)[number]
const dayIn = (typed: string) => {
  const day = normaliseDay(typed, dayOfInstant(new Date().toISOString()))
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}
const yenIn = (typed: string) => {
  const yen = normaliseYen(typed)
  return /^\d+$/.test(yen) ? Number(yen) : undefined
}

/** 発行日 and 金額 from and to: what the law asks a paper to be found by. */
export function RangeChip({ onChange, search }: RangeChipProps) {
  const { t } = useTranslation("papers")
  const { t: list } = useTranslation("list")
  const [typed, setTyped] = useState<Partial<Record<End, string>>>({})
  const valueOf = (end: End) => typed[end] ?? String(search[end] ?? "")
  const isOn = ends.some((end) => search[end] !== undefined)
  const show = () => {
    onChange({
      ...search,
      from: dayIn(valueOf("from")),
      to: dayIn(valueOf("to")),
      least: yenIn(valueOf("least")),
      most: yenIn(valueOf("most")),
    })
    setTyped({})
  }
  return (
    <Popover>
      <PopoverTrigger
        className={buttonVariants({
          variant: isOn ? "secondary" : "outline",
          size: "sm",
          className: "h-8 rounded-full max-md:h-12",
        })}
      >
        {t("range")}
      </PopoverTrigger>
      <PopoverContent className="flex w-80 flex-col gap-3 p-4">
        <PopoverTitle>{t("range")}</PopoverTitle>
        <form
          className="grid grid-cols-2 gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            show()
          }}
        >
          {ends.map((end) => (
            <span key={end} className="flex flex-col gap-1 text-xs">
              <span aria-hidden="true">{t(`rangeOf.${end}`)}</span>
              <Input
                aria-label={t(`rangeOf.${end}`)}
                value={valueOf(end)}
                placeholder={end === "from" || end === "to" ? "2026/11/01" : "100,000"}
                autoComplete="off"
                className="tnum"
                onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
              />
            </span>
          ))}
          <Button type="submit" size="sm" className="col-span-2">
            {t("show")}
          </Button>
          {isOn && (
            <Button
              variant="ghost"
              size="sm"
              className="col-span-2"
              onClick={() => onChange({ ...search, from: undefined, to: undefined, least: undefined, most: undefined })}
            >
              {list("clearFilters")}
            </Button>
          )}
        </form>
      </PopoverContent>
    </Popover>
  )
}
