import { CalendarCheck, ChevronLeft, ChevronRight } from "lucide-react"
import { lazy, Suspense, useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { WhatBecame } from "@/features/scheduling/task/what-became.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { useAnswerBy } from "./answer-by.tsx"
import { DayStrip } from "./day-strip.tsx"
import { DeskSlots } from "./desk-slots.tsx"
import { PhoneSlots } from "./phone-slots.tsx"
import { keyOf, nextWaiting, taskOfKey, waits } from "./slot-model.ts"
import { stripDays } from "./slots-query.ts"
import { useSlotKeys } from "./use-slot-keys.ts"
import { useSlotsPlace } from "./use-slots-place.ts"

const MonthExcel = lazy(() => import("./month-excel.tsx"))

const keys = [
  { keys: ["J", "K"], of: "keySlot" },
  { keys: ["↑", "↓"], of: "keyPerson" },
  { keys: ["←", "→"], of: "keyHalf" },
] as const

/** 枠: what the own company is asked for, and whom it sends. */
export function SlotsPage() {
  const { t } = useTranslation("slots")
  const { day: dayWords } = useFormat()
  const answerBy = useAnswerBy()
  const place = useSlotsPlace()
  const { view, slots, chosen, search, show, choose, close, from, day, today, isPhone, week, error } = place
  const open = view?.waiting
  const [earliest] = slots.filter(waits).toSorted((one, other) => one.answerBy.localeCompare(other.answerBy))
  const named = taskOfKey(search.slot)
  const onNext = () => {
    const next = chosen === undefined ? undefined : nextWaiting(slots, keyOf(chosen))
    if (next === undefined || isPhone) close()
    else choose(keyOf(next))
  }
  useSlotKeys(slots, search.slot, choose, !isPhone)
  // The desk opens what is to be answered next beside the list.
  const first = slots.find((slot) => waits(slot) && (search.day === undefined || slot.day === search.day))
  const opens =
    isPhone ||
    search.slot !== undefined ||
    search.only === "answered" ||
    search.only === "held" ||
    place.isPlaceholderData
      ? undefined
      : first
  useEffect(() => {
    if (opens !== undefined) choose(keyOf(opens))
  })
  const [elsewhere] = open?.days.filter((one) => slots.every((slot) => slot.day !== one)) ?? []
  return (
    <section
      aria-label={t("title")}
      className="flex h-full min-h-0 flex-col gap-3 max-md:h-auto max-md:pb-28 max-md:big-text:pb-4 md:px-5 md:pb-4"
    >
      <div className="md:-mx-5">
        <PageHead
          title={isPhone && view !== undefined ? t("ofCompany", { name: view.companyName }) : t("title")}
          detail={
            open === undefined ? undefined : open.count === 0 ? (
              t("nothingWaits")
            ) : (
              <>
                {t("waitingCount", { count: open.count })}
                {earliest !== undefined && (
                  <b className="ml-3 text-warning">{t("earliest", { at: answerBy(earliest).words })}</b>
                )}
              </>
            )
          }
        >
          <span aria-hidden="true" className="mr-2 hidden items-center gap-3 text-xs text-muted-foreground lg:flex">
            {keys.map((one) => (
              <span key={one.of} className="flex items-center gap-1">
                {one.keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
                {t(one.of)}
              </span>
            ))}
          </span>
          <span className="flex flex-nowrap gap-2 max-md:big-text:gap-[8px]">
            <Button
              variant="outline"
              size="icon"
              className="max-md:big-text:size-[48px]"
              aria-label={t("previousWeek")}
              onClick={() => week(-stripDays)}
            >
              <ChevronLeft />
            </Button>
            <Button variant="outline" onClick={() => show({ from: today })}>
              {t("thisWeek")}
            </Button>
            <Button
              variant="outline"
              size="icon"
              className="max-md:big-text:size-[48px]"
              aria-label={t("nextWeek")}
              onClick={() => week(stripDays)}
            >
              <ChevronRight />
            </Button>
          </span>
          {!isPhone && (
            <Suspense>
              <MonthExcel day={chosen?.day ?? day} />
            </Suspense>
          )}
        </PageHead>
      </div>
      {error !== null && <ErrorState error={error} onRetry={place.retry} className="mx-4" />}
      {view === undefined && error === null && <Skeleton className="mx-4 h-40" />}
      {view !== undefined && (
        <>
          <DayStrip
            view={view}
            day={search.day ?? (isPhone ? day : "")}
            marked={chosen?.day}
            onDay={(one) => show({ from, ...(one === search.day && !isPhone ? {} : { day: one }) })}
          />
          {named !== undefined && chosen === undefined && (
            <div className="max-md:px-4">
              <WhatBecame
                taskId={named}
                isShown={(one) => one >= view.from && one <= view.to}
                onDay={(one) => show({ ...search, from: one, day: one })}
              />
            </div>
          )}
          {slots.length === 0 ? (
            <EmptyState
              icon={CalendarCheck}
              title={t("emptyTitle")}
              hint={
                elsewhere === undefined
                  ? t("emptyHint")
                  : t("waitsElsewhere", { count: view.waiting.count, day: dayWords(elsewhere) })
              }
            >
              {elsewhere !== undefined && (
                <Button onClick={() => show({ from: elsewhere })}>{t("goTo", { day: dayWords(elsewhere) })}</Button>
              )}
            </EmptyState>
          ) : isPhone ? (
            <PhoneSlots {...{ slots, chosen, search, show, choose, close, onNext, day }} />
          ) : (
            <DeskSlots {...{ slots, chosen, search, show, choose, close, onNext, day }} />
          )}
        </>
      )}
    </section>
  )
}
