import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useFormat } from "@/lib/use-format.ts"
import type { Calendar, Person, Slot } from "../calendar-model.ts"
import { shiftLabels } from "../shifts.ts"
import { boldReason } from "../task/candidates.ts"
import { type Held, resolve, type Stroke, type Target } from "./strokes.ts"
import type { Strokes } from "./use-strokes.ts"
import { slotCandidates, useVerdicts } from "./use-verdicts.ts"

interface HandOptions {
  readonly calendar: Calendar
  readonly strokes: Strokes
  /** The person's day is known, the arrangement is picked from a list. */
  readonly onPick: (person: Person, day: string) => void
  readonly onOpen: ((slot: Slot) => void) | undefined
}
/** What is in the hand, whether by mouse or by keys: picking up, what stands in the way, letting go. */
export const useHand = ({ calendar, strokes, onPick, onOpen }: HandOptions) => {
  const { t } = useTranslation(["calendar", "labels"])
  const { day: dayWords } = useFormat()
  const queries = useQueryClient()
  const [held, setHeld] = useState<Held>()
  const [told, setTold] = useState("")
  /** Where the keys carry it over; its words change when the answer comes. */
  const [place, setPlace] = useState<{ readonly person: Person; readonly day: string }>()
  const setSaid = (words: string) => {
    setPlace(undefined)
    setTold(words)
  }
  const verdicts = useVerdicts(held?.kind === "person" ? undefined : held?.slot)
  const slotWords = (slot: Slot) => `${t(shiftLabels[slot.shift])} ${slot.site.name}`
  const heldWords = (what: Held) =>
    what.kind === "person"
      ? what.person.name
      : what.kind === "slot"
        ? slotWords(what.slot)
        : `${what.person.name} ${slotWords(what.slot)}`

  const personOf = ({ addIds, removeIds }: Stroke) =>
    calendar.staff.find(({ userId }) => userId === (addIds[0] ?? removeIds[0]))
  const slotOf = ({ slot }: Stroke) =>
    calendar.byDay.get(slot.day)?.slots.find(({ taskId, shift }) => taskId === slot.taskId && shift === slot.shift)

  /** The one reason that keeps somebody from a shift; undefined when nothing does, or it is not known. */
  const obstacle = async (slot: Slot, person: Person) => {
    const known = held !== undefined && held.kind !== "person" && held.slot.key === slot.key ? verdicts : undefined
    const candidate =
      known?.get(person.userId) ??
      (await queries.fetchQuery(slotCandidates(slot, person.name)).catch(() => [])).find(
        ({ userId }) => userId === person.userId,
      )
    const reason = boldReason(candidate)
    return reason?.verdict === "refused" ? `${reason.title} ${reason.fact}` : undefined
  }
  const carryOut = async (stroke: Stroke) => {
    const [slot, person] = [slotOf(stroke), personOf(stroke)]
    if (slot === undefined || person === undefined) return
    if (stroke.addIds.length > 0) {
      // TASK-07: the other shift asks for a price, which a drag can't give.
      if (slot.shift === "other" && stroke.from === undefined) {
        setSaid(t("priceNeeded"))
        return onOpen?.(slot)
      }
      const reason = await obstacle(slot, person)
      if (reason !== undefined) return setSaid(t("couldNotAssign", { name: person.name, reason }))
    }
    const reason = await strokes.stroke(stroke)
    const names = { name: person.name, site: slot.site.name, shift: t(shiftLabels[slot.shift]) }
    if (reason !== undefined) setSaid(t("couldNotAssign", { name: person.name, reason }))
    else setSaid(stroke.addIds.length > 0 ? t("dropped", names) : t("removed", names))
  }
  const placeWords = (person: Person, day: string) => {
    const candidate = verdicts?.get(person.userId)
    const words = candidate === undefined ? "" : (boldReason(candidate)?.title ?? t("verdictOk"))
    return [person.name, dayWords(day), words].filter((part) => part !== "").join("、")
  }
  const hold = (next: Held) => {
    setHeld(next)
    setSaid(t("pickedUp", { what: heldWords(next) }))
  }
  const letGo = () => setHeld(undefined)
  const dropOn = (target: Target) => {
    if (held === undefined) return
    const outcome = resolve(held, target, calendar)
    letGo()
    if (outcome.kind === "pick") return onPick(outcome.person, outcome.day)
    if (outcome.kind === "stroke") return void carryOut(outcome.stroke)
    setSaid(
      outcome.kind === "nothing" ? t("cancelled") : outcome.reason === "already" ? t("verdictAlready") : t("otherDay"),
    )
  }
  const api = {
    held,
    said: place === undefined ? told : placeWords(place.person, place.day),
    say: setSaid,
    sayNothingHere: () => setSaid(t("nothingPicked")),
    verdicts,
    hold,
    dropOn,
    cancel: () => {
      letGo()
      setSaid(t("cancelled"))
    },
    assign: (slot: Slot, person: Person) =>
      void carryOut({
        slot: { taskId: slot.taskId, shift: slot.shift, day: slot.day },
        addIds: [person.userId],
        removeIds: [],
      }),
    remove: (slot: Slot, person: Person) =>
      void carryOut({
        slot: { taskId: slot.taskId, shift: slot.shift, day: slot.day },
        addIds: [],
        removeIds: [person.userId],
      }),
    /** Who and which day, for the live region while something is carried over the cells. */
    sayOver: (person: Person, day: string) => setPlace({ person, day }),
    slotWords,
  }
  // Listeners of the drag library live longer than a drawing; they reach the newest through this.
  const latest = useRef(api)
  latest.current = api
  return { ...api, latest }
}
export type Hand = ReturnType<typeof useHand>
