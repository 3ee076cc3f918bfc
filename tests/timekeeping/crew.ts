/** A company whose people press at the same moment. */
import { randomUUID } from "node:crypto"
import { Cause, Effect, Exit } from "effect"
import { actorForOperator } from "#modules/companies/index.ts"
import { tokenHash } from "#modules/identity/index.ts"
import { GroupCommit, writeInGroup } from "#modules/kernel/crowd/group-commit.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import { write } from "#modules/kernel/write.ts"
import { registerStaff } from "#modules/people/index.ts"
import { presses as crowd, type pressButton } from "#modules/timekeeping/index.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"

export interface Hand {
  readonly staffId: number
  readonly personId: number
  readonly token: string
}
export interface Crew {
  readonly company: TestCompany
  readonly hands: ReadonlyArray<Hand>
}

/** Sign-ins as they lie in a database; nobody's password is asked for. */
const signedIn = async ({ owner }: Running, companyId: number, staffIds: ReadonlyArray<number>) => {
  const people = await owner<Array<{ staffId: number; personId: number }>>`
    select id as "staffId", person_id as "personId" from people.staff
    where company_id = ${companyId} and id = any(${[...staffIds]}::int[]) order by id`
  const hands = people.map((of): Hand => ({ ...of, token: `token-of-a-test-hand-${of.staffId}` }))
  for (const { personId, token } of hands)
    await owner`insert into identity.session (person_id, access_hash, refresh_hash, access_until, refresh_until)
      values (${personId}, ${tokenHash(token)}, ${tokenHash(`${token} again`)}, '2100-01-01', '2100-01-01')`
  return hands
}

export const aCrew = async (running: Running, mark: string, size: number): Promise<Crew> => {
  const company = await aCompany(running, mark)
  const actor = { companyId: company.id, personId: company.personOf("admin") }
  const hired = Effect.forEach(Array.from({ length: size }), (_, n) =>
    registerStaff(company.id, {
      name: `${mark} 職人 ${n}`,
      role: "worker",
      email: `hand${n}@${mark}.example`.toLowerCase(),
      password,
      partnerId: null,
    }),
  )
  const staffIds = JSON.parse(await running.run(write({ actor, call: "test", key: randomUUID(), body: null }, hired)))
  return { company, hands: await signedIn(running, company.id, staffIds) }
}

type PressBody = Parameters<typeof pressButton>[0]
export interface Press {
  readonly by: Hand
  readonly body: PressBody
  readonly key?: string
}

export const sendPress = ({ url }: Pick<Running, "url">, { company }: Crew, { by, body, key = randomUUID() }: Press) =>
  ask(url, "/nest/time-keeping/check-in-check-out", { token: by.token, company: company.id, key, body })

/** What a press came to: its answer, its refusal, or the fault that it died of. */
export interface CameTo {
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the answer.
  readonly answer?: any
  readonly text?: string
  readonly refused?: Refused
  readonly fault?: unknown
}
const cameTo = (exit: Exit.Exit<string, Refused>): CameTo => {
  if (Exit.isSuccess(exit)) return { answer: JSON.parse(exit.value), text: exit.value }
  const [reason] = exit.cause.reasons
  return reason !== undefined && Cause.isFailReason(reason) ? { refused: reason.error } : { fault: exit.cause }
}

/** Presses that go all in one moment when they are told to: the first at once, and the others as the group behind it. */
export const readyToPress = async (running: Running, { company }: Crew, presses: ReadonlyArray<Press>) => {
  const actorOf = ({ personId }: Hand) => running.run(inCompany(company.id)(actorForOperator(company.id, personId)))
  const actors = await Promise.all(presses.map(({ by }) => actorOf(by)))
  const pressed = Effect.forEach(
    presses,
    ({ body, key = randomUUID() }, n) => {
      const actor = actors[n]
      if (actor === undefined) return Effect.die(new Error("nobody presses"))
      const command = { actor, call: "checkInCheckOut", key, body, requestId: `press-${n}` }
      return Effect.exit(writeInGroup({ command, actor, body, crowd }))
    },
    { concurrency: "unbounded" },
  )
  return async () => (await running.run(Effect.provide(pressed, GroupCommit.layer))).map(cameTo)
}
export const pressedAtOnce = async (...of: Parameters<typeof readyToPress>) => (await readyToPress(...of))()

/** Presses that wait for a lock of somebody. */
const waiting = async ({ owner }: Running) => {
  const [row] = await owner<Array<{ n: number }>>`
    select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`
  return row?.n ?? 0
}

/** Until `body` is done with arranging, whoever comes to this person's lock stays there with his whole transaction. */
export const heldUp = async <A>(
  running: Running,
  { company }: Crew,
  { staffId }: Hand,
  body: (isWaiting: () => Promise<unknown>) => Promise<A>,
): Promise<A> => {
  const holding = await running.owner.reserve()
  try {
    await holding`begin`
    await holding`select pg_advisory_xact_lock(${company.id}, ${staffId})`
    return await body(() => until("somebody waits", async () => ((await waiting(running)) > 0 ? true : undefined)))
  } finally {
    await holding`rollback`
    holding.release()
  }
}

/** The transactions that stored the company's presses, with how many each. */
export const transactionsOf = async ({ owner }: Running, { company }: Crew): Promise<ReadonlyArray<number>> => {
  const rows = await owner<Array<{ n: number }>>`select count(*)::int as n from timekeeping.press
    where company_id = ${company.id} group by xmin::text order by 1`
  return rows.map(({ n }) => n)
}
