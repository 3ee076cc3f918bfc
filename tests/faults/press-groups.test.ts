import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { heldForFile } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { aCrew, type Crew, type Hand, sendPress } from "../timekeeping/crew.ts"
import { ownFolder } from "./own-folder.ts"
import { seed, seeded } from "./seeded.ts"

const size = 12
const random = seeded(seed)
const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

const held = heldForFile(
  () => ownFolder({ fill: async (running) => ({ running, crew: await aCrew(running, "FALLING", size) }) }),
  async ({ processes }) => {
    await processes.start("serve").ready()
  },
)

/** What each hand was told of each of its presses, by the press. */
const acknowledged = new Map<string, string>()

/** As a phone does: the same press with the same key, until it is acknowledged. */
const insist = async (crew: Crew, by: Hand) => {
  const body = { action: "in" as const, isOffice: 1 as const, clientId: randomUUID() }
  const press = { by, body, key: randomUUID() }
  const text = await until(`the press of ${by.staffId}`, async () => {
    const told = await sendPress({ url: held().processes.url }, crew, press)
    expect([200, 503]).toContain(told.status)
    return told.status === 200 ? told.text : undefined
  })
  acknowledged.set(body.clientId, text)
}

/** Everybody presses, whatever happens meanwhile; what was open before is 未退勤. */
const everybody = async (crew: Crew) => {
  await held().owner`update timekeeping.punch set state = 'unfinished' where state = 'open'`
  await Promise.all(crew.hands.map((by) => insist(crew, by)))
}

test("connections cut at any moment of a group lose nothing that was acknowledged, and double nothing", async () => {
  const { line, made, owner } = held()
  const { crew } = made
  await everybody(crew)
  for (const moment of ["before", "after"] as const) {
    // The group's state is stored and its answers are not, or they are on their way.
    const stopped = line.stopAt({ at: /insert into kernel\.idempotency/, moment })
    const told = everybody(crew)
    await stopped
    line.goOn()
    await told
  }
  for (let round = 0; round < 4; round++) {
    const told = everybody(crew)
    await pause(random() * 250)
    line.cutAll()
    await told
  }
  const rows = await owner<Array<{ id: string; punch: number }>>`
    select client_id as id, punch_id as punch from timekeeping.press`
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...acknowledged.keys()].toSorted())
  for (const { id, punch } of rows) expect(JSON.parse(acknowledged.get(id) ?? "{}").data.id).toBe(punch)
  const [counted] = await owner`select (select count(*)::int from timekeeping.punch) as punches,
    (select count(*)::int from kernel.audit_entry where action = 'punch.in') as entries,
    (select count(*)::int from kernel.outbox where topic = 'ClockedIn') as facts,
    (select max(n)::int from (select count(*) as n from timekeeping.press group by xmin::text) group_) as largest`
  expect(counted).toMatchObject({ punches: rows.length, entries: rows.length, facts: rows.length })
  expect(counted?.largest).toBeGreaterThan(1)
})
