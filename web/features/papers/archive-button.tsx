import { useMutation } from "@tanstack/react-query"
import { Archive } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { normaliseDay } from "#modules/kernel/fields/normalise.ts"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from "@/components/ui/popover.tsx"
import { lastDayOf } from "@/features/scheduling/days.ts"
import { sentencesOf } from "@/lib/api-error.ts"
import { saveFile } from "@/lib/file.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { toast } from "@/lib/toast.ts"
import { papers } from "./client.ts"
import { lastMonth } from "./missing-search.ts"
import type { PaperSearch } from "./paper-search.ts"

const dayIn = (typed: string) => normaliseDay(typed, dayOfInstant(new Date().toISOString()))

/** 電子帳簿保存法: what was issued in a period as one archive with its index; the days of the list's filter, else the month before. */
export function ArchiveButton({ search }: { readonly search: Pick<PaperSearch, "from" | "to"> }) {
  const { t } = useTranslation("papers")
  const { t: words } = useTranslation("common")
  const month = lastMonth()
  const [typed, setTyped] = useState<Partial<Record<"from" | "to", string>>>({})
  const from = typed.from ?? search.from ?? `${month}-01`
  const to = typed.to ?? search.to ?? lastDayOf(month)
  const save = useMutation({
    mutationFn: (query: { readonly from: string; readonly to: string }) =>
      saveFile(papers.archive({ query }), `${query.from}-${query.to}.zip`),
    onError: (error) => toast.error(sentencesOf(error, words)),
  })
  return (
    <Popover>
      <PopoverTrigger className={buttonVariants({ variant: "outline", className: "max-md:hidden" })}>
        <Archive aria-hidden="true" />
        {t("archive.open")}
      </PopoverTrigger>
      <PopoverContent className="flex w-80 flex-col gap-3">
        <PopoverTitle>{t("archive.title")}</PopoverTitle>
        <p className="text-xs text-muted-foreground">{t("archive.hint")}</p>
        <div className="flex items-center gap-2">
          <Input
            aria-label={t("archive.from")}
            value={from}
            onChange={({ target }) => setTyped((now) => ({ ...now, from: target.value }))}
            className="tnum"
          />
          <span aria-hidden="true">～</span>
          <Input
            aria-label={t("archive.to")}
            value={to}
            onChange={({ target }) => setTyped((now) => ({ ...now, to: target.value }))}
            className="tnum"
          />
        </div>
        <Button busy={save.isPending} onClick={() => save.mutate({ from: dayIn(from), to: dayIn(to) })}>
          {t("archive.save")}
        </Button>
      </PopoverContent>
    </Popover>
  )
}
