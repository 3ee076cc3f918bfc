import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useFormat } from "@/lib/use-format.ts"
import type { Calendar, Person, Slot } from "../calendar-model.ts"
import { shiftLabels } from "../shifts.ts"
import { boldReason } from "../task/candidates.ts"
import { overCell, overWord } from "./board-words.ts"
import type { Chip } from "./chips.ts"
import { type Held, isOffered, isOn, leftOut, refOf, resolve, type Stroke, slotOf, type Target } from "./strokes.ts"
import { type DayRange, isInRange } from "./use-day-range.ts"
import { useObstacles } from "./use-obstacles.ts"
import type { Strokes } from "./use-strokes.ts"
import { useVerdicts } from "./use-verdicts.ts"

interface HandOptions {
  readonly calendar: Calendar
  readonly strokes: Strokes
  /** Days of one person that a drop fills together. */
  readonly range: DayRange | undefined
  /** The person's day is known, the arrangement is picked from a list. */
  readonly onPick: (person: Person, day: string) => void
  readonly onOpen: ((slot: Slot) => void) | undefined
}
/** Why something was not done, shown where it was let go. */
export interface Refusal {
  /** `data-over` of the place. */
  readonly over: string
  readonly title: string
  readonly lines: ReadonlyArray<string>
}
/** What is in the hand, whether by mouse or by keys: picking up, what stands in the way, letting go. */
export const useHand = ({ calendar, strokes, range, onPick, onOpen }: HandOptions) => {
  const { t } = useTranslation(["calendar", "labels"])
  const { day: dayWords } = useFormat()
  const [held, setHeld] = useState<Held>()
  const [told, setTold] = useState("")
  const [refusal, setRefusal] = useState<Refusal>()
  /** Where the keys carry it over; its words change when the answer comes. */
  const [place, setPlace] = useState<{ readonly person: Person; readonly day: string }>()
  const setSaid = (words: string) => {
    setPlace(undefined)
    setTold(words)
  }
  const heldSlot = held === undefined ? undefined : slotOf(held)
  const verdicts = useVerdicts(heldSlot)
  const obstacleTo = useObstacles(heldSlot, verdicts)
  const shiftWords = (slots: ReadonlyArray<Pick<Slot, "shift">>) =>
    [...new Set(slots.map(({ shift }) => t(shiftLabels[shift])))].join("・")
  const slotWords = (slot: Slot) => `${t(shiftLabels[slot.shift])} ${slot.site.name}`
  const heldWords = (what: Held) => {
    if (what.kind === "person") return what.person.name
    if (what.kind === "slot") return slotWords(what.slot)
    return `${what.person.name} ${shiftWords(what.slots)} ${what.slots[0].site.name}`
  }
  const personOf = ({ addIds, removeIds }: Stroke) =>
    calendar.staff.find(({ userId }) => userId === (addIds[0] ?? removeIds[0]))
  const found = ({ slot }: Stroke) =>
    calendar.byDay.get(slot.day)?.slots.find(({ taskId, shift }) => taskId === slot.taskId && shift === slot.shift)

  const blame = ({ slot }: Stroke, reason: string) => `${dayWords(slot.day)} ${t(shiftLabels[slot.shift])}　${reason}`
  /** Of what was let go in one place: carried out where nothing stands in the way, told where something does. */
  const carryOut = async (asked: ReadonlyArray<Stroke>, over: string, days: ReadonlyArray<string> = []) => {
    const [first] = asked
    const [slot, person] = first === undefined ? [] : [found(first), personOf(first)]
    if (first === undefined || slot === undefined || person === undefined) return
    // TASK-07: the other shift asks for a price, which a drag can't give.
    if (first.addIds.length > 0 && slot.shift === "other" && first.from === undefined) {
      setSaid(t("priceNeeded"))
      return onOpen?.(slot)
    }
    const obstacles = await Promise.all(
      asked.map(async (stroke) => {
        const at = found(stroke)
        const reason = stroke.addIds.length === 0 || at === undefined ? undefined : await obstacleTo(at, person)
        return { stroke, reason }
      }),
    )
    const free = obstacles.flatMap(({ stroke, reason }) => (reason === undefined ? [stroke] : []))
    const carried = free.length === 0 ? { made: [], refused: [] } : await strokes.stroke(free)
    const refused = [
      ...obstacles.flatMap(({ stroke, reason }) => (reason === undefined ? [] : [{ stroke, reason }])),
      ...carried.refused,
    ]
    tell(person, slot, carried.made, refused, over, leftOut(days, asked))
  }
  const tell = (
    person: Person,
    slot: Slot,
    made: ReadonlyArray<Stroke>,
    refused: ReadonlyArray<{ readonly stroke: Stroke; readonly reason: string }>,
    over: string,
    leftDays: ReadonlyArray<string>,
  ) => {
    const [first] = refused
    const names = { name: person.name, site: slot.site.name, shift: shiftWords(made.map((one) => one.slot)) }
    const days = new Set(made.map((one) => one.slot.day)).size
    if (first !== undefined || leftDays.length > 0) {
      const isAlone = first !== undefined && refused.length === 1 && leftDays.length === 0
      const lines = isAlone
        ? [first.reason]
        : [
            ...refused.map(({ stroke, reason }) => blame(stroke, reason)),
            ...leftDays.map((day) => `${dayWords(day)}　${whyLeftOut(slot, person, day)}`),
          ]
      const title = t(made.length === 0 ? "refusedTitle" : "partlyTitle", { name: person.name })
      setRefusal({ over, title, lines: [...new Set(lines)] })
    }
    if (made.length === 0) setSaid(t("couldNotAssign", { name: person.name, reason: first?.reason ?? "" }))
    else if (made[0]?.addIds.length === 0) setSaid(t("removed", names))
    else setSaid(days > 1 ? t("droppedDays", { ...names, count: days }) : t("dropped", names))
  }
  /** Nobody is put where the arrangement is not, where he is already, or where enough are. */
  const whyLeftOut = (slot: Slot, person: Person, day: string) => {
    if (!isOffered(slot, day, calendar)) return t("otherDay")
    const there = calendar.byDay.get(day)?.slots.filter((one) => one.site.id === slot.site.id) ?? []
    return t(there.some((one) => isOn(one, person.userId)) ? "verdictAlready" : "enoughThere")
  }
  const placeWords = (person: Person, day: string) => {
    // What stands in the way was asked for the day of what is held.
    if (heldSlot !== undefined && day !== heldSlot.day) {
      const words = isOffered(heldSlot, day, calendar) ? [] : [t("otherDay")]
      return [person.name, dayWords(day), ...words].join("、")
    }
    const candidate = verdicts?.get(person.userId)
    const words = candidate === undefined ? "" : (boldReason(candidate)?.title ?? t("verdictOk"))
    return [person.name, dayWords(day), words].filter((part) => part !== "").join("、")
  }
  const hold = (next: Held) => {
    setHeld(next)
    setRefusal(undefined)
    setSaid(t("pickedUp", { what: heldWords(next) }))
  }
  const letGo = () => setHeld(undefined)
  const daysOf = (target: Target) => {
    if (target.kind === "slot" || range === undefined) return []
    if (!isInRange(range, target.person.userId, target.day)) return []
    return calendar.days.map(({ day }) => day).filter((day) => isInRange(range, range.userId, day))
  }
  const dropOn = (target: Target) => {
    if (held === undefined) return
    const days = daysOf(target)
    const outcome = resolve(held, target, calendar, days)
    letGo()
    if (outcome.kind === "pick") return onPick(outcome.person, outcome.day)
    if (outcome.kind === "strokes") return void carryOut(outcome.strokes, overWord(target), days)
    const words =
      outcome.kind === "nothing" ? t("cancelled") : t(outcome.reason === "already" ? "verdictAlready" : "otherDay")
    setSaid(words)
    if (outcome.kind === "refused") setRefusal({ over: overWord(target), title: words, lines: [] })
  }
  const api = {
    held,
    heldSlot,
    said: place === undefined ? told : placeWords(place.person, place.day),
    say: setSaid,
    sayNothingHere: () => setSaid(t("nothingPicked")),
    verdicts,
    refusal,
    dismiss: () => setRefusal(undefined),
    hold,
    dropOn,
    cancel: () => {
      letGo()
      setSaid(t("cancelled"))
    },
    assign: (slot: Slot, person: Person) =>
      void carryOut([{ slot: refOf(slot), addIds: [person.userId], removeIds: [] }], overCell(person.userId, slot.day)),
    remove: (slots: Chip["slots"], person: Person) =>
      void carryOut(
        slots.map((slot) => ({ slot: refOf(slot), addIds: [], removeIds: [person.userId] })),
        overCell(person.userId, slots[0].day),
      ),
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
