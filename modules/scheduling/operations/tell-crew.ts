/**
 * People are told when they are put on an arrangement, taken off it, or when it changes for them (TASK-28); partners when
 * what they asked for or send people to is called off, changes, is put on hold or goes on (TASK-54, D119).
 */
import { Effect, Schema } from "effect"
import { type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { write } from "#modules/kernel/write.ts"
import { notify } from "#modules/notifications/index.ts"
import { staffByIds } from "#modules/people/index.ts"
import { type TaskRow, taskRowsByIds } from "../repository/task-rows.ts"
import { aboutTask } from "../rules/about-task.ts"
import { whomToTell } from "../rules/whom-to-tell.ts"
import { type CrewTold, crewNotice } from "../views/crew-notice.ts"
import { answersPath, customersPath, vendorsPath } from "./paths.ts"
import { endAskedSlots, personsOfPartners } from "./tell-partners.ts"
import { settleWishes } from "./tell-wishes.ts"

const ids = Schema.optionalKey(Schema.Array(Schema.Int))
const decode = Schema.decodeUnknownEffect(
  Schema.Struct({
    companyId: Schema.Int,
    /** Whose change it is; a fact that does not say is told to nobody. */
    by: Schema.optionalKey(Schema.Int),
    taskId: Schema.optionalKey(Schema.Int),
    taskIds: ids,
    staffIds: ids,
    addedIds: ids,
    removedIds: ids,
    keptIds: ids,
    /** Day, place or times are others than before. */
    concernsAll: Schema.optionalKey(Schema.Literal(true)),
    /** Arrangements whose day, place or times are others for the customer, too. */
    partnerTaskIds: ids,
    /** Customers' requests that have their first times now. */
    settledTaskIds: ids,
    /** The customer hears of it in other words. */
    customerKnows: Schema.optionalKey(Schema.Literal(true)),
    tellsNobody: Schema.optionalKey(Schema.Literal(true)),
    tellsOnly: ids,
  }),
)
type Fact = Effect.Success<ReturnType<typeof decode>>

/** Who is told what, by the topic of the fact. */
const toldBy: Readonly<Record<string, (fact: Fact) => ReadonlyArray<readonly [CrewTold, ReadonlyArray<number>]>>> = {
  TaskArranged: ({ staffIds = [] }) => [["arranged", staffIds]],
  TaskChanged: ({ addedIds = [], removedIds = [], keptIds = [] }) => [
    ["arranged", addedIds],
    ["removed", removedIds.filter((id) => !addedIds.includes(id))],
    ["changed", keptIds.filter((id) => !addedIds.includes(id) && !removedIds.includes(id))],
  ],
  TaskDeleted: ({ staffIds = [] }) => [["deleted", staffIds]],
  TaskRestored: ({ staffIds = [] }) => [["arranged", staffIds]],
  TaskHeld: ({ staffIds = [] }) => [["held", staffIds]],
  TaskReleased: ({ staffIds = [] }) => [["released", staffIds]],
}

/** What partners hear of a row that changed; nothing of what is the crew's alone. */
const newsOf = (
  { id, status }: TaskRow,
  { concernsAll, partnerTaskIds = [], settledTaskIds = [] }: Fact,
): { readonly customer?: CrewTold; readonly vendor?: CrewTold } => {
  if (status === 0) return { customer: "deleted", vendor: "deleted" }
  const isNews = partnerTaskIds.includes(id)
  const customer = settledTaskIds.includes(id) ? ("settled" as const) : isNews ? ("changed" as const) : undefined
  return {
    ...(customer === undefined ? {} : { customer }),
    ...(isNews || concernsAll === true ? { vendor: "changed" as const } : {}),
  }
}
const statesTold: Readonly<Record<string, CrewTold>> = {
  TaskDeleted: "deleted",
  TaskHeld: "held",
  TaskReleased: "released",
  TaskRestored: "restored",
}
const toldOf = (topic: string, row: TaskRow, fact: Fact): ReturnType<typeof newsOf> => {
  if (topic === "TaskChanged") return newsOf(row, fact)
  const told = statesTold[topic]
  return told === undefined ? {} : { customer: told, vendor: told }
}
/** The partners that a row concerns, what each hears, and where it reads of it. */
const partnersOf = (row: TaskRow, topic: string, fact: Fact) => {
  const { customer, vendor } = toldOf(topic, row, fact)
  return [
    ...(customer === undefined || fact.customerKnows === true
      ? []
      : [
          {
            partnerId: row.customerId,
            isCustomer: true,
            at: customer === "settled" ? answersPath : customersPath,
            what: customer,
          },
        ]),
    ...(vendor === undefined
      ? []
      : row.vendors.map(({ partnerId }) => ({
          partnerId,
          isCustomer: false,
          at: vendorsPath(partnerId),
          what: vendor,
        }))),
  ]
}
const tellPartners = Effect.fnUntraced(function* (coming: ReadonlyArray<TaskRow>, { fact, delivery, today }: Telling) {
  const concerned = coming.flatMap((row) =>
    partnersOf(row, delivery.topic, fact).map((partner) => ({ ...partner, row })),
  )
  const heaps = Map.groupBy(
    concerned,
    ({ partnerId, isCustomer, what }) => `${isCustomer ? "customer" : "vendor"} ${partnerId} ${what}`,
  )
  const persons = yield* personsOfPartners(
    fact.companyId,
    concerned.map(({ partnerId }) => partnerId),
  )
  for (const [key, rows] of heaps) {
    const [first] = rows
    if (first === undefined) continue
    // A slot that is gone, or held, waits for nobody.
    if (!first.isCustomer && (first.what === "deleted" || first.what === "held"))
      yield* endAskedSlots(
        fact.companyId,
        rows.map(({ row }) => row.id),
        persons.of(first.partnerId),
      )
    const personIds = persons.of(first.partnerId).filter((id) => id !== fact.by)
    const days = [...new Set(rows.map(({ row }) => isoDate(row.day)))]
    if (personIds.length > 0)
      yield* notify(fact.companyId, {
        ...noticeOf(first.row, { what: first.what, days, today, personIds, delivery }),
        subject: `task:${first.row.id}#${delivery.id} ${key}`,
        path: first.at(first.row),
      })
  }
})

interface Telling {
  readonly fact: Fact & { readonly by: number }
  readonly delivery: Delivery
  readonly today: IsoDate
}
const tellEach = Effect.fnUntraced(function* ({ fact, delivery, today }: Telling) {
  const { companyId, taskId, taskIds = [] } = fact
  const rows = yield* taskRowsByIds(companyId, taskId === undefined ? taskIds : [taskId])
  if (delivery.topic === "TaskChanged" || delivery.topic === "TaskDeleted") yield* settleWishes(companyId, rows)
  // Nobody goes by a day that is over.
  const coming = rows.filter(({ day }) => day >= today)
  const [first] = coming
  if (first === undefined) return {}
  const days = coming.map(({ day }) => isoDate(day))
  const concerned = (toldBy[delivery.topic]?.(fact) ?? []).map(([what, all]) => [what, whomToTell(all, fact)] as const)
  const people = yield* staffByIds(companyId, [...new Set(concerned.flatMap(([, staffIds]) => staffIds))])
  for (const [what, staffIds] of concerned) {
    const personIds = staffIds
      .flatMap((id) => people.get(id)?.personId ?? [])
      .filter((personId) => personId !== fact.by)
    if (personIds.length > 0)
      yield* notify(companyId, {
        ...noticeOf(first, { what, days, today, personIds, delivery }),
        about: coming.map(({ id }) => aboutTask(id)),
      })
  }
  yield* tellPartners(coming, { fact, delivery, today })
  return {}
})
const noticeOf = (
  task: TaskRow,
  told: {
    readonly what: CrewTold
    readonly days: ReadonlyArray<IsoDate>
    readonly today: IsoDate
    readonly personIds: ReadonlyArray<number>
    readonly delivery: Delivery
  },
) => {
  const text = (language: Language) =>
    crewNotice(told.what, { siteName: task.site.name, days: told.days, today: told.today }, language)
  return {
    kind: `task.${told.what}`,
    subject: `task:${task.id}#${told.delivery.id}`,
    path: `/calendar?month=${task.day.slice(0, 7)}&task=${task.id}`,
    texts: { ja: text("ja"), en: text("en"), vi: text("vi") },
    personIds: told.personIds,
  }
}

const tellCrew = Effect.fn("Scheduling.tellCrew")(function* (delivery: Delivery) {
  const fact = yield* decode(delivery.body)
  const { by, companyId } = fact
  if (by === undefined) return
  const today = yield* todayInJapan
  const actor = { companyId, personId: by }
  // With a space, which no request's key has: nobody can use it up before.
  const command = { actor, call: "scheduling.tellCrew", key: `crew ${delivery.id}`, body: null }
  yield* write(command, inCompany(companyId)(tellEach({ fact: { ...fact, by }, delivery, today })))
})

export const tellsCrew = Object.keys(toldBy).map((topic) =>
  subscriber(topic, "scheduling tells people of their arrangements", tellCrew),
)
