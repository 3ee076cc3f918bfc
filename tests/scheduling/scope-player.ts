/** Plays steps of the model on the running product, and reads a series as the model has it. */
import { addDays, daysBetween, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import type { EditScope, Role } from "#modules/kernel/codes.ts"
import type { Told } from "../kernel/ask.ts"
import type { Running } from "../kernel/product.ts"
import { type Board, inTheMorning } from "./board.ts"
import type { Model, ModelDay, Step } from "./scope-model.ts"

export interface SeenDay extends ModelDay {
  readonly id: number
  readonly version: number
}
/** A series as somebody has it open: each day with its version, and the version of the whole. */
export interface Seen {
  readonly days: ReadonlyMap<IsoDate, SeenDay>
  readonly seriesVersion: number
}

interface Row {
  readonly day: string
  readonly id: number
  readonly version: number
  readonly status: number
  readonly note: string
  readonly needed: string
  readonly heads: number | null
  readonly held: boolean
  readonly crew: Array<number>
  readonly wished: { readonly heads: number; readonly scope: EditScope } | null
}

/** Reads past all policies: what is stored, whoever asks. */
export const seenSeries = async ({ owner }: Pick<Running, "owner">, groupId: number): Promise<Seen> => {
  const rows = await owner<Array<Row>>`
    select t.day::text as day, t.id, t.version, t.status, t.note, t.is_reserved as held, s.needed, s.head_count as heads,
      array(select w.staff_id from scheduling.task_worker w where w.company_id = t.company_id and w.task_id = t.id
        and w.status = case when t.is_reserved then 3 else 1 end order by 1) as crew,
      (select json_build_object('heads', p.data_update -> 'workerMorning', 'scope', p.mode) from scheduling.task_proposal p
        where p.company_id = t.company_id and p.task_id = t.id and p.status = 2) as wished
    from scheduling.task t join scheduling.task_shift s on s.company_id = t.company_id and s.task_id = t.id and s.shift = 1
    where t.group_id = ${groupId}`
  const active = rows.filter(({ status }) => status === 1)
  return {
    seriesVersion: rows.reduce((sum, { version }) => sum + version, 0),
    days: new Map(
      active.map(({ day, id, version, note, needed, heads, held, crew, wished }) => [
        isoDate(day),
        { id, version, note, needed: Number(needed), heads: heads ?? 0, isHeld: held, crew, wish: wished },
      ]),
    ),
  }
}
export const modelOf = ({ days }: Seen): Model => days

/** The days off that a form would send: the gaps from this day to the last one. */
const gapsFrom = ({ days }: Seen, from: IsoDate, to: IsoDate) =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n)).filter(
    (day) => !days.has(day),
  )

/** Sends the step as the form of somebody who saw this; wishes are the customer's. */
export const play = (board: Board, seen: Seen, { at, scope, move }: Step, by: Role = "manager"): Promise<Told> => {
  const own = seen.days.get(at)
  if (own === undefined) throw new Error(`${at} is no day of the series`)
  const { id, version } = own
  const put = (path: string, body: object) => board.as(by, "PUT", path, body)
  const edit = (body: object, mode: string = scope) =>
    put(`/v2/task/${id}`, { version, mode, ...(mode === "one" ? {} : { seriesVersion: seen.seriesVersion }), ...body })
  const wish = (body: object) => board.as("customer", "PUT", `/v2/task/${id}`, { version, ...body })
  const answer = (how: "confirm" | "reject", body: object = {}) =>
    board.as(by, "POST", `/v3/task/${how}-customer-update-task/${id}`, { version, ...body })
  const last = [...seen.days.keys()].toSorted().at(-1) ?? at
  switch (move.kind) {
    case "note":
      return edit({ note: move.note })
    case "needed":
      return edit({ maxWorkerMorning: move.needed })
    case "crew":
      return edit({ workers: move.crew.map((staffId) => inTheMorning(staffId)) })
    case "hold":
      return put(`/v3/task/update-reserve-status/${id}`, {
        ...{ version, mode: scope, seriesVersion: seen.seriesVersion },
        reserveStatus: move.isHeld ? 1 : 0,
      })
    case "delete":
      return put("/v2/task/update-multiple-task", {
        ...{ ids: [id], versions: [version], seriesVersions: [seen.seriesVersion] },
        ...{ mode: scope, status: 0 },
      })
    case "skip":
      return edit(
        { dayOffs: [...new Set([...gapsFrom(seen, at, last), move.day])] },
        scope === "one" ? "future" : scope,
      )
    case "end":
      return edit({ endDate: move.day, dayOffs: gapsFrom(seen, at, last) }, scope === "one" ? "all" : scope)
    case "move":
      return edit({ startDate: move.day })
    case "wish":
      return wish({ mode: scope, metadataCustomerUpdate: { workerMorning: move.heads } })
    case "withdraw":
      return wish({ metadataCustomerUpdate: null })
    case "accept":
      // Whoever answers has seen what the company changed since it was asked.
      return answer("confirm", { isSeen: 1 })
    case "reject":
      return answer("reject")
  }
}
