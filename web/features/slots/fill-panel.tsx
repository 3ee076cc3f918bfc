import { Link } from "@tanstack/react-router"
import { Flag, Send, UserPlus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLeaving } from "@/components/form/leave-question.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { shiftLabels, shiftLooks, shiftOfId } from "@/features/scheduling/shifts.ts"
import { timesWords } from "@/features/scheduling/time-words.ts"
import { cn } from "@/lib/class-names.ts"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { Gauge } from "./gauge.tsx"
import { PersonRow } from "./person-row.tsx"
import { leftOf, manDays, stateTones } from "./slot-model.ts"
import type { Slot } from "./slots-query.ts"
import { TermChanges } from "./term-changes.tsx"
import { type Fill, useFill } from "./use-fill.ts"

const RefuseSlot = lazy(() => import("./refuse-slot.tsx"))

export function SlotState({ slot }: { readonly slot: Slot }) {
  const { t } = useTranslation("slots")
  if (slot.isHeld) return <Badge tone="outline">{t("heldState")}</Badge>
  return <Badge tone={stateTones[slot.state]}>{t(`state.${slot.state}`, { left: manDays(leftOf(slot)) })}</Badge>
}
interface FillPanelProps {
  readonly slot: Slot
  /** Every slot that is shown: what the same arrangement asks on other shifts goes along. */
  readonly slots: ReadonlyArray<Slot>
  readonly onAnswered: () => void
  /** On the phone the panel covers the page: closing it asks when something was put in. */
  readonly asksOnLeaving?: boolean
}
/** One slot: what is asked, whom the company sends, and the answer. */
export function FillPanel({ slot, slots, onAnswered, asksOnLeaving = false }: FillPanelProps) {
  const { t } = useTranslation(["slots", "calendar", "labels"])
  const { day } = useFormat()
  const fill = useFill(slot, slots, onAnswered)
  const { question } = useLeaving({
    wouldLose: () => asksOnLeaving && fill.wouldLose(),
    changed: ["people"],
    word: () => t("pickedPeople"),
    letGo: fill.letGo,
  })
  const [isRefusing, setRefusing] = useState(false)
  const { candidates, filled, fits } = fill
  const shift = shiftOfId(slot.shift)
  const sinceWords = ({ asked, came, left }: NonNullable<Fill["changes"]>) => [
    ...(asked === undefined ? [] : [t("changedFrom", { before: asked.before ?? "—", after: asked.after ?? "—" })]),
    ...(came.length === 0 ? [] : [t("came", { names: came.join("、") })]),
    ...(left.length === 0 ? [] : [t("left", { names: left.join("、") })]),
  ]
  const over = fits.find((one) => !one.fits)
  const overName = candidates?.find(({ userId }) => userId === over?.userId)?.name
  const meeting = [slot.meetingTime, slot.meetingPlace].filter(Boolean).join(" ")
  const { answer, changes } = fill
  const since = changes === undefined ? [] : sinceWords(changes)
  return (
    <section
      aria-label={`${day(slot.day)} ${slot.constructionSiteName}`}
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && filled > 0) answer()
      }}
    >
      <header className="border-b px-4 py-3">
        <p className="flex items-center gap-2">
          <b className={cn("rounded-md px-2 py-0.5 text-sm", shiftLooks[shift].chip)}>{t(shiftLabels[shift])}</b>
          <span className="tnum">
            {day(slot.day)}　
            {slot.from === null || slot.to === null
              ? t("times")
              : timesWords({ from: slot.from, to: slot.to }, t("calendar:nextDay"))}
          </span>
          <span className="ml-auto">
            <SlotState slot={slot} />
          </span>
        </p>
        <h2 className="mt-1 text-lg font-bold">{slot.constructionSiteName}</h2>
        <p className="flex items-start gap-1.5 text-muted-foreground max-md:text-base">
          <Flag className="mt-1 size-3.5 shrink-0" aria-hidden="true" />
          {[
            slot.name,
            meeting === "" ? "" : `${t("meet")} ${meeting}`,
            slot.leaderName === null ? "" : t("leaderIs", { name: slot.leaderName }),
            slot.price === null ? "" : t("unitPrice", { price: yen(slot.price) }),
            slot.address,
          ]
            .filter((part) => part !== "")
            .join("・")}
        </p>
        <TermChanges slot={slot} />
        {slot.reason !== null && <p className="mt-1 text-danger">{slot.reason}</p>}
        {fill.isConflict && (
          <p role="alert" className="mt-1 font-semibold text-warning">
            {t("conflict")}
            {since.length > 0 && <span className="tnum block font-normal">{since.join("・")}</span>}
          </p>
        )}
      </header>
      <ul className="min-h-0 flex-1 md:overflow-y-auto">
        {fill.error !== null && candidates === undefined && (
          <li className="p-4">
            <ErrorState error={fill.error} />
          </li>
        )}
        {candidates?.map((person) => (
          <PersonRow key={person.userId} person={person} fill={fill} asked={slot.maxWorker} isOpen={slot.isOpen} />
        ))}
        {candidates?.length === 0 && (
          <li className="px-4 py-6">
            <b className="block">{t("nobody")}</b>
            <span className="text-muted-foreground">{t("nobodyHint")}</span>
          </li>
        )}
        <li className="px-4 py-3">
          <Link
            to="/staff/new"
            search={{ slotsAt: location.search }}
            className="inline-flex min-h-9 items-center gap-1.5 text-link max-md:min-h-12"
          >
            <UserPlus className="size-4" aria-hidden="true" />
            {t("invite")}
          </Link>
        </li>
      </ul>
      <footer className="sticky bottom-0 border-t bg-card px-4 py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:big-text:py-1">
        {slot.isOpen ? (
          <>
            <p className="flex items-center gap-3 max-md:big-text:hidden">
              {slot.maxWorker !== null && <Gauge filled={filled} asked={slot.maxWorker} className="w-36" />}
              <span className="ml-auto text-muted-foreground">
                {t("in")} <b className="tnum text-xl text-foreground">{manDays(filled)}</b>
                {slot.maxWorker === null ? ` ${t("unit")}` : t("of", { asked: manDays(slot.maxWorker) })}
              </span>
            </p>
            {/* Large text leaves the foot one line: the people above it are what one came for. */}
            <div className="mt-2 flex items-stretch gap-2 max-md:flex-col max-md:big-text:mt-0 max-md:big-text:flex-row">
              <Button
                className="flex-1 max-md:min-h-17 max-md:flex-col max-md:gap-0 max-md:rounded-xl max-md:text-lg max-md:font-bold max-md:big-text:h-12 max-md:big-text:min-h-0 max-md:big-text:px-2 max-md:big-text:text-xs"
                busy={fill.send.isPending}
                disabled={filled === 0}
                onClick={answer}
              >
                <span className="flex items-center gap-2">
                  <Send aria-hidden="true" />
                  {filled === 0 ? t("answerNone") : t("answer", { count: manDays(filled) })}
                  <Kbd className="max-md:hidden">Ctrl Enter</Kbd>
                </span>
                {over !== undefined && (
                  <span className="text-sm font-normal md:hidden big-text:hidden">
                    {t("doesNotFit", { name: overName, count: manDays(over.count) })}
                  </span>
                )}
              </Button>
              <Button
                variant="outline"
                className="max-md:h-12 max-md:big-text:text-xs"
                onClick={() => setRefusing(true)}
              >
                {t("cannot")}
              </Button>
            </div>
            {over !== undefined && (
              <p className="mt-1 text-xs text-muted-foreground max-md:hidden">
                {t("doesNotFit", { name: overName, count: manDays(over.count) })}
              </p>
            )}
          </>
        ) : (
          <p className="text-muted-foreground">{t(slot.isHeld ? "heldHint" : "closed")}</p>
        )}
      </footer>
      {question}
      {isRefusing && (
        <Suspense>
          <RefuseSlot
            slot={slot}
            isSending={fill.send.isPending}
            onKeep={() => setRefusing(false)}
            onRefuse={(reason) => {
              fill.send.mutate({ csmStatus: 3, reason }, { onSuccess: () => setRefusing(false) })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
