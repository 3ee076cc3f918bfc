import { useQuery } from "@tanstack/react-query"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { CalendarCheck, ChevronLeft, ChevronRight } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { addDays, todayInTokyo } from "@/features/scheduling/days.ts"
import { WhatBecame } from "@/features/scheduling/task/what-became.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { useIsPhone } from "@/lib/is-phone.ts"
import { isTyping } from "@/lib/is-typing.ts"
import { DayStrip } from "./day-strip.tsx"
import { DeskSlots } from "./desk-slots.tsx"
import { PhoneSlots } from "./phone-slots.tsx"
import { keyOf, nextWaiting, taskOfKey, waits } from "./slot-model.ts"
import { slotsQuery, stripDays } from "./slots-query.ts"
import type { SlotsSearch } from "./slots-search.ts"

/** 枠: what the own company is asked for, and whom it sends. */
export function SlotsPage() {
  const { t } = useTranslation("slots")
  const search = useSearch({ from: "/_shell/slots" })
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const [today] = useState(todayInTokyo)
  const from = search.from ?? search.day ?? today
  const { data: view, error, refetch } = useQuery(slotsQuery(from))
  const show = (next: SlotsSearch) => void navigate({ to: "/slots", search: next, replace: true })
  const week = (days: number) => show({ from: addDays(from, days) })
  const slots = view?.slots ?? []
  const open = slots.filter(waits).length
  const chosen = slots.find((slot) => keyOf(slot) === search.slot)
  const named = taskOfKey(search.slot)
  const choose = (slot: string | undefined) => {
    const { slot: _, ...rest } = search
    show({ ...rest, from, ...(slot === undefined ? {} : { slot }) })
  }
  const onNext = () => {
    const next = chosen === undefined ? undefined : nextWaiting(slots, keyOf(chosen))
    choose(next === undefined || isPhone ? undefined : keyOf(next))
  }
  const parts = { slots, chosen, search, show, choose, onNext, from }
  return (
    <section
      aria-label={t("title")}
      className="flex h-full min-h-0 flex-col gap-3 max-md:h-auto max-md:pb-28 md:px-5 md:pb-4"
      onKeyDown={(event) => {
        const way = event.key === "j" ? 1 : event.key === "k" ? -1 : 0
        if (way === 0 || isTyping(event.target) || slots.length === 0) return
        const at = slots.findIndex((slot) => keyOf(slot) === search.slot)
        const next = slots[Math.max(0, Math.min(slots.length - 1, at + way))]
        if (next !== undefined) choose(keyOf(next))
      }}
    >
      <div className="md:-mx-5">
        <PageHead
          title={isPhone && view !== undefined ? t("ofCompany", { name: view.companyName }) : t("title")}
          detail={view === undefined ? undefined : open > 0 ? t("waitingCount", { count: open }) : t("allAnswered")}
        >
          <Button variant="outline" size="icon" aria-label={t("previousWeek")} onClick={() => week(-stripDays)}>
            <ChevronLeft />
          </Button>
          <Button variant="outline" onClick={() => show({})}>
            {t("thisWeek")}
          </Button>
          <Button variant="outline" size="icon" aria-label={t("nextWeek")} onClick={() => week(stripDays)}>
            <ChevronRight />
          </Button>
        </PageHead>
      </div>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} className="mx-4" />}
      {view === undefined && error === null && <Skeleton className="mx-4 h-40" />}
      {view !== undefined && (
        <>
          <DayStrip
            view={view}
            day={search.day ?? (isPhone ? from : "")}
            onDay={(day) => show({ from, ...(day === search.day && !isPhone ? {} : { day }) })}
          />
          {named !== undefined && chosen === undefined && (
            <div className="max-md:px-4">
              <WhatBecame
                taskId={named}
                isShown={(day) => day >= view.from && day <= view.to}
                onDay={(day) => show({ ...search, from: day, day })}
              />
            </div>
          )}
          {slots.length === 0 ? (
            <EmptyState icon={CalendarCheck} title={t("emptyTitle")} hint={t("emptyHint")} />
          ) : isPhone ? (
            <PhoneSlots {...parts} />
          ) : (
            <DeskSlots {...parts} />
          )}
        </>
      )}
    </section>
  )
}
