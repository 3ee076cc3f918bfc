import { useTranslation } from "react-i18next"
import { useWorkspace } from "@/features/session/workspace.ts"
import { clockTime, dayOfInstant, slashDate } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { usePrinting } from "@/lib/use-printing.ts"

/** On paper: whose sheet of which month it is, who printed it and when. */
export function PrintHead({ month }: { readonly month: string }) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const { company, person } = useWorkspace()
  // The moment is the printing's, not the one at which the page was opened.
  const isPrinting = usePrinting()
  const now = new Date().toISOString()
  return (
    <header className="hidden items-baseline gap-x-4 pb-2 text-xs print:flex">
      <p className="text-base font-bold">
        {t("title")} {format.month(month)}
      </p>
      <p className="font-bold">{company.name}</p>
      {isPrinting && (
        <p className="tnum ml-auto">
          {t("printed", { at: `${slashDate(dayOfInstant(now))} ${clockTime(now)}`, name: person.name })}
        </p>
      )}
    </header>
  )
}
