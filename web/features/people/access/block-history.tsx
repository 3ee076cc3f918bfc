import { useTranslation } from "react-i18next"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import type { Access } from "../staff-queries.ts"

const dayOf = (instant: string) => slashDate(dayOfInstant(instant))

/** When he was shut out, by whom and why; the newest first. */
export function BlockHistory({ blocks }: { readonly blocks: NonNullable<Access["blocks"]> }) {
  const { t } = useTranslation("access")
  return (
    <div>
      <h3 className="text-xs font-bold text-muted-foreground">{t("history")}</h3>
      <ul className="mt-1 flex flex-col gap-2 text-xs">
        {blocks.map(({ by, endedBy, endReason, from, reason, to }) => (
          <li key={from}>
            <p>{t("historyBy", { day: dayOf(from), by })}</p>
            {reason !== "" && <p className="text-muted-foreground">{reason}</p>}
            <p>{to === null ? t("historyOpen") : t("historyEnd", { day: dayOf(to), by: endedBy ?? "" })}</p>
            {endReason !== "" && <p className="text-muted-foreground">{endReason}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
