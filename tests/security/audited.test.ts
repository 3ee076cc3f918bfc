/**
 * Every write of every contract leaves its trace: so many entries of the audit as stand here, each with what came of it,
 * and with what was before wherever a stored row changed. A refused write and a replayed one leave none.
 */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { heldForFile, type Running } from "../kernel/product.ts"
import { entriesOf, readsTold } from "./audit-entries.ts"
import { type Call, calls, inOrder, titleOf } from "./contracts.ts"
import { faulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { ownId } from "./foreign.ts"
import { askerOf } from "./good-inputs.ts"
import { grounds } from "./grounds.ts"
import { type Sample, sample, samplesOf } from "./sample.ts"
import { atRest, storedBy } from "./state.ts"

const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const own = yield* grounds(1)(socket, dataDir)
    const [running] = own.products
    if (running === undefined) return yield* Effect.die("no product")
    return { ...own, running, broken: yield* faulty(running, dataDir) }
  }),
)
const writes = inOrder(
  calls.filter(({ metadata, route }) => metadata.kind === "write" && !route.path.startsWith("/demo/")),
)

/** The subject says who, and there is nothing else to say. */
const withoutContent = new Set(["session.signIn", "session.end", "person.register"])
/** Sessions, whose tokens nobody reads in the audit; a job that moves by itself; the last number of a series of papers. */
const changesBesides = new Set([
  "papers create",
  "papers notice",
  "identity logout",
  "identity login",
  "identity requestAccessToken",
  "payroll snapshot",
])

interface Entry {
  readonly action: string
  readonly before: unknown
  readonly after: unknown
  readonly person_id: number | null
  readonly company_id: number | null
}
const entriesBy = ({ owner }: Running, requestId: string) => owner<Array<Entry>>`
  select action, before, after, person_id, company_id from kernel.audit_entry where request_id = ${requestId} order by action`

let asked = 0
/** Fires as a person of the company under an id of its own, by which its entries are found. */
const fire = async (url: string, { metadata, route }: Call, { path, body }: Sample, role: string, key: string) => {
  const requestId = `audited-${++asked}`
  const told = await ask(url, path, {
    method: route.method,
    token: metadata.access === "public" ? undefined : held().tokens.get(role),
    company: held().mine.id,
    key,
    headers: { "x-request-id": requestId },
    ...(body === undefined ? {} : { body }),
  })
  return { told, requestId }
}

/** Whether a row that was there is no more as it was: who reads the audit asks what it had been. */
const hasChanged = (before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) =>
  Object.keys(before).some((table) => {
    if (table.startsWith("kernel.")) return false
    const rows = new Set(now[table]?.split("\n"))
    return before[table]?.split("\n").some((row) => row !== "" && !rows.has(row)) === true
  })

/** The companies in which rows were added, changed or removed. */
const changedCompanies = (before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) => {
  const rowsIn = (stored: Readonly<Record<string, string>>) =>
    new Set(
      Object.entries(stored).flatMap(([table, rows]) =>
        table.startsWith("kernel.") ? [] : rows.split("\n").map((row) => `${table} ${row}`),
      ),
    )
  const [had, has] = [rowsIn(before), rowsIn(now)]
  const changed = [...[...had].filter((row) => !has.has(row)), ...[...has].filter((row) => !had.has(row))]
  return new Set(changed.flatMap((row) => Number(/"company_id": (\d+)/.exec(row)?.[1] ?? 0) || []))
}

/** What is wrong with the trace that one call leaves; nothing for a good one. */
const faultsOf = async (
  call: Call,
  running: Running,
  url: string,
  role = askerOf(call),
): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = []
  const title = titleOf(call)
  for (const [at, input] of [...samplesOf(call, ownId), sample(call, ownId, 3)].entries()) {
    if (call.metadata.access === "company") {
      const refused = await fire(url, call, input, "customer", `refused-${title.replace(" ", "-")}-${at}`)
      if (refused.told.status >= 400 && (await entriesBy(running, refused.requestId)).length > 0)
        faults.push("a refused call leaves an entry")
    }
    await atRest(running)
    const before = await storedBy(running)
    const key = `audited-${title.replace(" ", "-")}-${at}`
    const { told, requestId } = await fire(url, call, input, role, key)
    const entries = await entriesBy(running, requestId)
    if (told.status !== 200) {
      if (entries.length > 0) faults.push("a refused call leaves an entry")
      continue
    }
    const expected = entriesOf[title]
    const actions = entries.map(({ action }) => action)
    if (expected === undefined ? actions.length !== 1 : actions.join() !== expected.join())
      faults.push(`entries: ${actions.join()}`)
    for (const { action, after } of entries)
      if (after === null && !withoutContent.has(action)) faults.push(`${action} does not say what came of it`)
    const now = await storedBy(running)
    const isChange = !changesBesides.has(title) && hasChanged(before, now)
    const chains = new Set(entries.map(({ company_id }) => company_id))
    for (const company of changedCompanies(before, now))
      if (!chains.has(company)) faults.push("changes a company in whose chain nothing stands")
    if (isChange && entries.every((entry) => entry.before === null)) faults.push("does not say what was before")
    if (call.metadata.access === "company") {
      const again = await fire(url, call, input, role, key)
      if (again.told.text !== told.text) faults.push("a replay answers otherwise")
      if ((await entriesBy(running, again.requestId)).length > 0) faults.push("a replay leaves an entry")
    }
    return faults
  }
  return [...faults, "no input succeeds"]
}

/** A token that an answer gave before; a body that the card company signed (tests/billing/card-events.test.ts). */
const withoutGoodInput = new Set(["identity requestAccessToken", "billing stripeWebhook"])

// Before the writes, the last of which end the sign-ins.
test.each(Object.entries(readsTold))(
  "R25 %s, which takes something out, leaves its trace, each time",
  async (title, expected) => {
    const { running } = held()
    const call = calls.find((one) => titleOf(one) === title)
    if (call === undefined) throw new Error("no such call")
    for (const _ of [1, 2]) {
      const { told, requestId } = await fire(running.url, call, sample(call, ownId, 3), askerOf(call), "")
      const entries = await entriesBy(running, requestId)
      expect([told.status, entries.map(({ action }) => action)]).toEqual([200, expected])
      expect(entries.filter(({ after, person_id }) => after === null || person_id === null)).toEqual([])
    }
  },
)

test.each(writes.map((call) => [titleOf(call), call] as const))(
  "R25 %s leaves its trace in the audit",
  async (title, call) => {
    const { running } = held()
    const faults = await faultsOf(call, running, running.url)
    expect(faults).toEqual(withoutGoodInput.has(title) ? ["no input succeeds"] : [])
  },
)

test("R25 what those writes told is marked sent, each fact by one delivery", async () => {
  const { owner } = held().running
  const [told] = await owner<Array<{ heard: number }>>`
    select count(*) filter (where attempts > 0)::int as heard from kernel.outbox`
  expect(told?.heard).toBeGreaterThan(2)
  await atRest(held().running)
  expect(await owner`select topic, attempts, failure from kernel.outbox where sent_at is null or attempts > 1`).toEqual(
    [],
  )
})

/** Every fact so far is delivered once more, as after a worker that died on the way; gives the tables that changed. */
const changedByRedelivery = async (running: Running) => {
  await atRest(running)
  const before = await storedBy(running)
  await running.owner`update kernel.outbox set sent_at = null, due_at = now()`
  await atRest(running)
  const now = await storedBy(running)
  return Object.keys(before).filter((table) => before[table] !== now[table])
}

test("each fact of those writes bears a second delivery: nothing is stored, told or begun anew", async () => {
  expect(await changedByRedelivery(held().running)).toEqual([])
})

test("the guard sees a planted fault: a subscriber that tells its own fact anew at each delivery", async () => {
  const { running } = held()
  await running.owner.unsafe(`
    create function kernel.tell_anew() returns trigger language plpgsql security definer as $$ begin
      insert into kernel.outbox (company_id, topic, body) values (new.company_id, 'ToldAnew', new.body); return null; end $$;
    create trigger told_anew after update of attempts on kernel.outbox
      for each row when (new.topic = 'JobRequested') execute function kernel.tell_anew()`)
  expect(await changedByRedelivery(running)).toContain("kernel.outbox")
  await running.owner.unsafe("drop trigger told_anew on kernel.outbox; drop function kernel.tell_anew()")
})

test.each([
  ["writesUntold", "entries: "],
  ["tellsNoBefore", "does not say what was before"],
  ["tellsThePlatform", "changes a company in whose chain nothing stands"],
])("the guard sees a planted fault: %s", async (name, seen) => {
  const call = faultyCalls[name]
  if (call === undefined) throw new Error("nothing planted")
  const { broken } = held()
  expect(await faultsOf(call, broken, broken.url, "manager")).toContain(seen)
})
