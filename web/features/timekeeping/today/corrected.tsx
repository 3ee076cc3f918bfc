import { History } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Today } from "#modules/timekeeping/contract.ts"
import { Card } from "@/components/ui/card.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { CorrectionItem } from "../attendance/corrections.tsx"

/** What the company corrected of the person's own punches: old and new value, why, by whom; the press itself stays. */
export default function Corrected({ corrections }: Pick<Today, "corrections">) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const days = [...Map.groupBy(corrections, ({ workingDay }) => workingDay)]
  return (
    <section aria-label={t("told")}>
      <Card className="text-base">
        <h2 className="flex items-center gap-2 border-b px-4 py-2 font-bold">
          <History aria-hidden="true" className="size-5 shrink-0" />
          {t("told")}
        </h2>
        {days.map(([day, some]) => (
          <div key={day} className="border-b last:border-b-0">
            <p className="px-3 pt-2 text-sm text-muted-foreground">{t("toldDay", { day: format.day(day) })}</p>
            <ol className="divide-y">
              {some.map((correction) => (
                <CorrectionItem key={correction.id} correction={correction} day={day} />
              ))}
            </ol>
          </div>
        ))}
      </Card>
    </section>
  )
}
