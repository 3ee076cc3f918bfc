import { Send } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { clockTime, figure } from "@/lib/format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { timekeeping } from "../client.ts"
import { attendanceKey } from "./attendance-query.ts"

interface TellMissingProps {
  readonly of: ReadonlyArray<{ readonly userId: number; readonly askedAt: string | null }>
}
/** 未出勤のN人に連絡: a notice on the phone of everybody who is missing, once a day each; then when it went out. */
export function TellMissing({ of }: TellMissingProps) {
  const { t } = useTranslation("attendance")
  const tell = useWrite({
    write: (userIds: ReadonlyArray<number>, extraHeaders) =>
      data(timekeeping.askStart({ body: { userIds }, extraHeaders })),
    invalidates: [attendanceKey],
    done: ({ asked }) => t("toldMissing", { count: asked.length, people: figure(asked.length) }),
  })
  const waiting = of.filter(({ askedAt }) => askedAt === null).map(({ userId }) => userId)
  const last = of
    .flatMap(({ askedAt }) => askedAt ?? [])
    .toSorted()
    .at(-1)
  if (waiting.length === 0) {
    return last === undefined ? null : (
      <span className="tnum text-xs text-muted-foreground">{t("toldAll", { time: clockTime(last) })}</span>
    )
  }
  return (
    <Button busy={tell.isPending} onClick={() => tell.mutate(waiting)} className="max-md:h-12">
      <Send aria-hidden="true" className="size-4" />
      {t("tellMissing", { count: waiting.length, people: figure(waiting.length) })}
    </Button>
  )
}
