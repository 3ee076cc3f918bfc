import type { QueryKey } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import type { OpenEnd } from "#modules/timekeeping/contract.ts"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { clockTime } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { timekeeping } from "../client.ts"

interface AskEndProps {
  readonly name: string
  readonly day: string
  readonly end: OpenEnd
  /** Where it is shown that he was asked. */
  readonly changes: ReadonlyArray<QueryKey>
}
/** 本人に聞く: asks once, then says when. */
export function AskEnd({ name, day, end: { punch, isAtWork, askedAt }, changes }: AskEndProps) {
  const { t } = useTranslation("ends")
  const ask = useWrite({
    write: (timekeepingId: number, extraHeaders) => data(timekeeping.askEnd({ body: { timekeepingId }, extraHeaders })),
    invalidates: changes,
    done: () => t("askDone", { name }),
  })
  if (askedAt !== null) {
    return (
      <span className="tnum text-xs whitespace-nowrap text-muted-foreground max-md:text-sm">
        {t("asked", { time: clockTime(askedAt) })}
      </span>
    )
  }
  if (isAtWork || !may(punch, "askEnd")) return null
  return (
    <Button
      variant="ghost"
      busy={ask.isPending}
      aria-label={t("askOf", { name, day })}
      onClick={() => ask.mutate(punch.id)}
      className="max-md:h-12"
    >
      {t("ask")}
    </Button>
  )
}
