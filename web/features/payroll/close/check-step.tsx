import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { cn } from "@/lib/class-names.ts"
import { clockTime } from "@/lib/format.ts"
import { isTyping } from "@/lib/is-typing.ts"
import type { Check, Checks, PayMonth } from "../queries.ts"
import { Findings, isWaiting } from "./findings.tsx"
import { useKindWords } from "./kind-words.ts"
import { MissingEnds } from "./missing-ends/missing-ends.tsx"
import { MonthAside } from "./month-aside.tsx"
import { useLooking } from "./use-looking.ts"

interface CheckStepProps {
  readonly month: PayMonth
  readonly checks: Checks | undefined
  readonly checkedAt: number
  readonly error: unknown
  readonly onRetry: () => void
}
/** 確認 (04a): what stops the close, what to look at, and that the rest was looked at. */
export function CheckStep({ month, checks, checkedAt, error, onRetry }: CheckStepProps) {
  const { t } = useTranslation("close")
  useKindKeys()
  const looking = useLooking(month)
  const found = checks?.checks.filter(({ findings }) => findings.length > 0) ?? []
  const bySeverity = (severity: Check["severity"]) => found.filter((check) => check.severity === severity)
  const [stops, looks] = [bySeverity("stop"), bySeverity("look")]
  return (
    <div className="grid grid-cols-[14.75rem_minmax(0,1fr)_14.25rem] items-start gap-3 px-5 pb-4 max-lg:grid-cols-[14.75rem_minmax(0,1fr)] big-text:grid-cols-1 max-md:grid-cols-1 max-md:px-4">
      <Card className="max-md:hidden">
        <Group title={t("stops")} tone="stop" checks={stops} />
        <Group title={t("looks")} tone="look" checks={looks} />
        <Clean checks={checks?.checks.filter(({ findings }) => findings.length === 0) ?? []} />
        <p className="border-t px-4 py-2.5 text-2xs text-muted-foreground">
          {checkedAt > 0 && t("checkedAt", { time: clockTime(new Date(checkedAt).toISOString()) })}
          <span className="mt-1 flex items-center gap-1">
            <Kbd>J</Kbd>
            <Kbd>K</Kbd>
            {t("keysKinds")}
            <Kbd className="ml-2">Enter</Kbd>
            {t("keysFix")}
          </span>
        </p>
      </Card>
      <div className="flex min-w-0 flex-col gap-3">
        {error !== null && <ErrorState error={error} onRetry={onRetry} />}
        {checks === undefined &&
          error === null &&
          [1, 2].map((row) => <Skeleton key={row} className="h-40 rounded-lg" />)}
        {checks !== undefined && stops.length === 0 && (
          <EmptyState
            icon={CircleCheck}
            title={t("allClean")}
            // Of a month that is not over the way on is shut, and its head says until when.
            {...(month.isOver && { hint: t("allCleanHint") })}
            className="max-w-none"
          />
        )}
        {stops.map((check) =>
          check.kind === "unfinished" ? (
            <MissingEnds key={check.kind} of={check} month={month.month} />
          ) : (
            <Findings key={check.kind} of={check} month={month.month} />
          ),
        )}
        {looks.length > 0 && (
          <h2 className="mt-1 flex items-center gap-2 text-sm font-semibold text-warning">
            <CircleAlert aria-hidden="true" className="size-4" />
            {t("looks")}
            <span className="text-xs font-normal text-muted-foreground">{t("looksHint")}</span>
          </h2>
        )}
        {looks.map((check) => (
          <Findings key={check.kind} of={check} month={month.month} {...(looking === undefined ? {} : { looking })} />
        ))}
      </div>
      <MonthAside month={month} />
    </div>
  )
}
/** J and K go from kind to kind, Enter on one goes to its first repair. */
const useKindKeys = () => {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      const cards = [...document.querySelectorAll<HTMLElement>("[data-check]")]
      const focused = document.activeElement
      const at = focused instanceof HTMLElement ? cards.indexOf(focused) : -1
      const step = { j: 1, k: -1 }[event.key.toLowerCase()]
      if (step !== undefined) cards[Math.min(cards.length - 1, Math.max(0, at + step))]?.focus()
      else if (event.key === "Enter" && at >= 0) cards[at]?.querySelector("a")?.click()
      else return
      event.preventDefault()
    }
    addEventListener("keydown", keys)
    return () => removeEventListener("keydown", keys)
  }, [])
}
interface GroupProps {
  readonly title: string
  readonly tone: Check["severity"]
  readonly checks: ReadonlyArray<Check>
}
function Group({ title, tone, checks }: GroupProps) {
  const wordsOf = useKindWords()
  const isStop = tone === "stop"
  const Icon = isStop ? TriangleAlert : CircleAlert
  return (
    <section className="border-b px-2 pb-2">
      <h2 className={cn("flex h-10 items-center gap-2 px-2 font-semibold", isStop ? "text-danger" : "text-warning")}>
        <Icon aria-hidden="true" className="size-4" />
        {title}
        <span className="tnum ml-auto">
          {checks.reduce((sum, { findings }) => sum + findings.filter(isWaiting).length, 0)}
        </span>
      </h2>
      <ul>
        {checks.map(({ kind, findings }) => (
          <li key={kind}>
            <a
              href={`#check-${kind}`}
              className="flex min-h-11 max-md:min-h-12 items-center gap-2 rounded-md px-2 py-1 hover:bg-accent"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(`check-${kind}`)?.focus()
              }}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{wordsOf(kind).name}</span>
                <span className="line-clamp-2 text-2xs text-muted-foreground">{wordsOf(kind).hint}</span>
              </span>
              <KindCount waiting={findings.filter(isWaiting).length} isStop={isStop} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
/** How many still ask; a tick once all of a kind were looked at. */
function KindCount({ waiting, isStop }: { readonly waiting: number; readonly isStop: boolean }) {
  const { t } = useTranslation("close")
  const { t: looks } = useTranslation("looks")
  if (waiting === 0) return <span className="text-xs font-semibold text-success">{looks("allLooked")}</span>
  return (
    <span
      className={cn(
        "tnum rounded-sm px-1.5 text-xs font-semibold",
        isStop ? "bg-danger-bg text-danger" : "bg-warning-bg text-warning",
      )}
    >
      {t("items", { count: waiting })}
    </span>
  )
}
function Clean({ checks }: { readonly checks: ReadonlyArray<Check> }) {
  const { t } = useTranslation("close")
  const wordsOf = useKindWords()
  return (
    <section className="px-2 pb-2">
      <h2 className="flex h-10 items-center gap-2 px-2 font-semibold text-success">
        <CircleCheck aria-hidden="true" className="size-4" />
        {t("clean")}
        <span className="tnum ml-auto">{checks.length}</span>
      </h2>
      <ul className="text-xs text-muted-foreground">
        {checks.map(({ kind }) => (
          <li key={kind} className="flex min-h-6 items-center gap-2 px-2">
            <CircleCheck aria-hidden="true" className="size-3.5 text-success" />
            {wordsOf(kind).looked}
          </li>
        ))}
      </ul>
    </section>
  )
}
