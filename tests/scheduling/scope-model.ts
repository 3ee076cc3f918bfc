/** A series as a plain list of days, and what each way of changing it means: what the product is held against. */
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { EditScope } from "#modules/kernel/codes.ts"

export interface ModelDay {
  readonly note: string
  readonly needed: number
  readonly isHeld: boolean
  readonly crew: ReadonlyArray<number>
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
  | { readonly kind: "move"; readonly day: IsoDate }
export interface Step {
  readonly at: IsoDate
  readonly scope: EditScope
  readonly move: Move
}

const reached = (model: Model, { at, scope }: Step) =>
  [...model.keys()].filter((day) => day === at || scope === "all" || (scope === "future" && day >= at))

/** Each day that is reached, as `change` makes it; undefined takes it out. */
const onEach = (model: Model, step: Step, change: (day: ModelDay) => ModelDay | undefined): Model => {
  const days = new Set(reached(model, step))
  return new Map(
    [...model].flatMap(([day, one]) => {
      const next = days.has(day) ? change(one) : one
      return next === undefined ? [] : [[day, next] as const]
    }),
  )
}

/** What the product should make of the step. The day it is taken from is one of the model's. */
export const after = (model: Model, step: Step): Model => {
  const own = model.get(step.at)
  if (own === undefined) return model
  const { move } = step
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
      const lastNow = [...model.keys()].toSorted().at(-1) ?? step.at
      const added: Array<readonly [IsoDate, ModelDay]> = []
      for (let day = addDays(lastNow, 1); day <= move.day; day = addDays(day, 1)) added.push([day, own])
      return new Map([...kept, ...added])
    }
    case "move":
      return new Map([...model].map(([day, one]) => [day === step.at ? move.day : day, one]))
  }
}

/** Alike, whatever the order of days and people. */
export const asText = (model: Model) =>
  [...model]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, one]) => `${day} ${one.note} ${one.needed} ${one.isHeld} ${[...one.crew].sort().join(",")}`)
    .join("\n")
