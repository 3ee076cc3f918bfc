/** Where somebody is on 枠: the week, the day and the open slot; the phone's panel is a step of the browser's history. */
import { useQuery } from "@tanstack/react-query"
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router"
import { useRef, useState } from "react"
import { addDays, todayInTokyo } from "@/features/scheduling/days.ts"
import { useIsPhone } from "@/lib/is-phone.ts"
import { keyOf } from "./slot-model.ts"
import { slotsQuery, stripDays } from "./slots-query.ts"
import type { SlotsSearch } from "./slots-search.ts"

export const useSlotsPlace = () => {
  const search = useSearch({ from: "/_shell/slots" })
  const navigate = useNavigate()
  const { history } = useRouter()
  const isPhone = useIsPhone()
  const [today] = useState(todayInTokyo)
  // Where the page opens stays the same while it is answered, or every answer would turn the page.
  const [opening, setOpening] = useState<string>()
  const isPlaced = search.from !== undefined || search.day !== undefined
  const start = useQuery({ ...slotsQuery(today), enabled: !isPlaced && opening === undefined })
  if (!isPlaced && opening === undefined && start.data !== undefined) setOpening(start.data.waiting.days[0] ?? today)
  const first = opening ?? today
  // This week where it has something to answer, else the first one that has.
  const from = search.from ?? search.day ?? (first < addDays(today, stripDays) ? today : first)
  const isKnown = isPlaced || opening !== undefined
  const { data: view, error, refetch, isPlaceholderData } = useQuery({ ...slotsQuery(from), enabled: isKnown })
  const isOpeningShown = first >= from && first < addDays(from, stripDays)
  const day = search.day ?? (isPlaced && !isOpeningShown ? from : isOpeningShown ? first : from)
  const isPushed = useRef(false)
  const show = (next: SlotsSearch) => void navigate({ to: "/slots", search: next, replace: true })
  const { slot: _, ...place } = search
  const choose = (key: string) => {
    if (isPhone) isPushed.current = true
    void navigate({
      to: "/slots",
      search: { ...place, from, ...(isPhone ? { day } : {}), slot: key },
      replace: !isPhone,
    })
  }
  const close = () => {
    if (isPushed.current) history.back()
    else show({ ...place, from })
    isPushed.current = false
  }
  const slots = view?.slots ?? []
  return {
    ...{ search, show, choose, close, from, day, today, isPhone },
    ...{ view, slots, error: error ?? (isKnown ? null : start.error), isPlaceholderData },
    retry: () => void (isKnown ? refetch() : start.refetch()),
    chosen: slots.find((slot) => keyOf(slot) === search.slot),
    week: (days: number) => show({ from: addDays(from, days) }),
  }
}
