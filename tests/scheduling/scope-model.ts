/** A series as a plain list of days, and what each way of changing it means: what the product is held against. */
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { EditScope } from "#modules/kernel/codes.ts"

/** What the customer asks for beside what is arranged: so many people, on the days of the scope. */
export interface ModelWish {
  readonly heads: number
  readonly scope: EditScope
}
export interface ModelDay {
  readonly note: string
  readonly needed: number
  readonly heads: number
  readonly isHeld: boolean
  readonly crew: ReadonlyArray<number>
  readonly wish: ModelWish | null
}
export type Model = ReadonlyMap<IsoDate, ModelDay>

export type Move =
  | { readonly kind: "note"; readonly note: string }
  | { readonly kind: "needed"; readonly needed: number }
  | { readonly kind: "crew"; readonly crew: ReadonlyArray<number> }
  | { readonly kind: "hold"; readonly isHeld: boolean }
  | { readonly kind: "delete" }
  | { readonly kind: "skip"; readonly day: IsoDate }
  | { readonly kind: "end"; readonly day: IsoDate }
  /** One day goes elsewhere; with a scope the days from this one on begin there. */
  | { readonly kind: "move"; readonly day: IsoDate }
  | { readonly kind: "wish"; readonly heads: number }
  | { readonly kind: "withdraw" }
  | { readonly kind: "accept" }
  | { readonly kind: "reject" }
export interface Step {
  readonly at: IsoDate
  readonly scope: EditScope
  readonly move: Move
}

const reached = (model: Model, at: IsoDate, scope: EditScope) =>
  [...model.keys()].filter((day) => day === at || scope === "all" || (scope === "future" && day >= at))

/** Each day that is reached, as `change` makes it; undefined takes it out. */
const onEach = (
  model: Model,
  { at, scope }: Pick<Step, "at" | "scope">,
  change: (day: ModelDay) => ModelDay | undefined,
): Model => {
  const days = new Set(reached(model, at, scope))
  return new Map(
    [...model].flatMap(([day, one]) => {
      const next = days.has(day) ? change(one) : one
      return next === undefined ? [] : [[day, next] as const]
    }),
  )
}

const eachDay = (from: IsoDate, to: IsoDate) => {
  const days: Array<IsoDate> = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The days from `at` on begin on `first`, with the days off that they have; undefined where an earlier day has one of them. */
const beginningOn = (model: Model, at: IsoDate, own: ModelDay, first: IsoDate): Model | undefined => {
  const last = [...model.keys()].toSorted().at(-1) ?? at
  const daysOff = eachDay(at, last).filter((day) => !model.has(day))
  const wanted = eachDay(first, first > last ? first : last).filter((day) => !daysOff.includes(day))
  const earlier = [...model].filter(([day]) => day < at)
  if (wanted.length === 0 || earlier.some(([day]) => wanted.includes(day))) return undefined
  return new Map([
    ...earlier,
    ...wanted.map((day) => [day, (day < at ? undefined : model.get(day)) ?? withoutWish(own)] as const),
  ])
}
const withoutWish = (day: ModelDay): ModelDay => ({ ...day, wish: null })

/** Heads that change take the 人工 along where both were equal; the other days of the scope are given what changes here. */
const accepted = (model: Model, at: IsoDate, own: ModelDay, { heads, scope }: ModelWish): Model => {
  const follow = (day: ModelDay) => ({ ...day, heads, needed: day.needed === day.heads ? heads : day.needed })
  const all = heads === own.heads ? model : onEach(model, { at, scope }, follow)
  return onEach(all, { at, scope: "one" }, withoutWish)
}

/** What the product should make of the step; undefined where it should refuse it and leave everything as it was. */
export const after = (model: Model, step: Step): Model | undefined => {
  const own = model.get(step.at)
  if (own === undefined) return undefined
  const { at, move, scope } = step
  const alone = { at, scope: "one" } as const
  switch (move.kind) {
    case "note":
      return move.note === own.note ? model : onEach(model, step, (day) => ({ ...day, note: move.note }))
    case "needed":
      return move.needed === own.needed ? model : onEach(model, step, (day) => ({ ...day, needed: move.needed }))
    case "crew": {
      const come = move.crew.filter((id) => !own.crew.includes(id))
      const leave = own.crew.filter((id) => !move.crew.includes(id))
      return onEach(model, step, (day) => ({
        ...day,
        crew: [...new Set([...day.crew, ...come])].filter((id) => !leave.includes(id)),
      }))
    }
    case "hold":
      return onEach(model, step, (day) => ({ ...day, isHeld: move.isHeld }))
    case "delete":
      return onEach(model, step, () => undefined)
    case "skip":
      return new Map([...model].filter(([day]) => day !== move.day))
    case "end": {
      const kept = [...model].filter(([day]) => day <= move.day)
      const lastNow = [...model.keys()].toSorted().at(-1) ?? at
      return new Map([
        ...kept,
        ...eachDay(addDays(lastNow, 1), move.day).map((day) => [day, withoutWish(own)] as const),
      ])
    }
    case "move":
      if (scope !== "one") return beginningOn(model, at, own, move.day)
      if (move.day !== at && model.has(move.day)) return undefined
      return new Map([...model].map(([day, one]) => [day === at ? move.day : day, one]))
    case "wish":
      if (move.heads === own.heads) return undefined
      return onEach(model, alone, (day) => ({ ...day, wish: { heads: move.heads, scope } }))
    case "accept":
      return own.wish === null ? undefined : accepted(model, at, own, own.wish)
    case "withdraw":
    case "reject":
      return own.wish === null ? undefined : onEach(model, alone, withoutWish)
  }
}

const wishText = (wish: ModelWish | null) => (wish === null ? "-" : `${wish.heads} ${wish.scope}`)

/** Alike, whatever the order of days and people. */
export const asText = (model: Model) =>
  [...model]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([day, { crew, heads, isHeld, needed, note, wish }]) =>
        `${day} ${note} ${needed} ${heads} ${isHeld} ${[...crew].sort().join(",")} ${wishText(wish)}`,
    )
    .join("\n")
