/**
 * A module as nobody may write one, behind the product's own HTTP and on a product's own database: the calls that a
 * guard made from contracts must catch.
 */
import { createServer } from "node:http"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Clock, Effect, Layer, Schema } from "effect"
import { HttpRouter } from "effect/http"
import { gate } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { GroupCommit } from "#modules/kernel/crowd/group-commit.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { answer, refusals } from "#modules/kernel/http/contract.ts"
import { Gate, Readiness } from "#modules/kernel/http/gate.ts"
import { RequestLimits, usualLimits } from "#modules/kernel/http/request-limits.ts"
import { implement } from "#modules/kernel/http/serve.ts"
import { adoptCompany, now, tell } from "#modules/kernel/write.ts"
import { endInvitation } from "#modules/people/operations/answer-invitation.ts"
import { askForMembership } from "#modules/people/operations/invitations.ts"
import { invitationForUpdate } from "#modules/people/repository/invitations.ts"
import { invitationFault } from "#modules/people/rules/invitation-fault.ts"
import { services } from "#modules/server.ts"
import { freePort } from "../kernel/free-port.ts"
import type { Running } from "../kernel/product.ts"
import { faultyContract } from "./faulty-contract.ts"
import { ownId } from "./foreign.ts"
import { grounds } from "./grounds.ts"

/** What answersAll never lets go. */
const kept: Array<unknown> = []

/** The handlers are checked against the contract, so the call that breaks it is served by a looser one. */
const served = {
  ...faultyContract,
  listsCompaniesToAll: {
    ...faultyContract.listsCompaniesToAll,
    metadata: { ...faultyContract.listsCompaniesToAll.metadata, access: "user" as const },
  },
  answersOtherwise: { ...faultyContract.answersOtherwise, responses: { 200: answer(Schema.Unknown), ...refusals } },
}

/** Changes every person of the company by one word more. */
const noted = Effect.gen(function* () {
  const { companyId } = yield* CurrentActor
  yield* query(
    ({ sql }) => sql`update people.staff set note = coalesce(note, '') || 'x' where company_id = ${companyId}`,
  )
  return companyId
})

const everyName = query(({ sql }) => sql<Array<{ name: string }>>`select name from companies.company order by id`)
const namesOfAll = Effect.map(everyName, (rows) => ({ names: rows.map(({ name }) => name) }))

const routes = implement(served, {
  writesUntold: () => Effect.as(noted, { done: true }),
  tellsNoBefore: () =>
    Effect.gen(function* () {
      yield* tell({ action: "faulty.forget", subject: `company:${yield* noted}`, after: { note: "x" } })
      return { done: true }
    }),
  asksAnybody: ({ body }) =>
    Effect.gen(function* () {
      const { companyId } = yield* CurrentActor
      yield* askForMembership(companyId, { email: body.email, role: "vendor", staffId: null, partnerId: null })
      return { done: true }
    }),
  listsAnyQuestion: () =>
    Effect.map(
      query(({ sql }) => sql<Array<{ name: string }>>`select company_name as name from people.invitation`),
      (rows) => ({ names: rows.map(({ name }) => name) }),
    ),
  answersAnyQuestion: ({ body }) =>
    Effect.gen(function* () {
      const changed = yield* query(
        ({ sql }) => sql`update people.invitation set version = version + 1 where id = ${body.inviteId}`,
      )
      return changed.count === 1 ? { done: true } : yield* refuse("Not_Found")
    }),
  answersAsAnybody: ({ body }) =>
    Effect.gen(function* () {
      const [row] = yield* query(
        ({ sql }) =>
          sql<Array<{ company_id: number }>>`select company_id from people.invitation where id = ${body.inviteId}`,
      )
      if (row === undefined) return yield* refuse("Not_Found")
      yield* adoptCompany(row.company_id)
      const held = yield* invitationForUpdate(row.company_id, body.inviteId)
      if (held === undefined) return yield* refuse("Not_Found")
      const fault = invitationFault(held, yield* now, "inviteId")
      if (fault !== undefined) return yield* fault
      if (body.roleId !== undefined && body.roleId !== held.role) return yield* refuse("Update_Expired")
      yield* endInvitation(held, body.isAccepted === 1)
      return { done: true }
    }),
  prefersForAll: () =>
    Effect.as(
      query(({ sql }) => sql`update identity.person set text_percent = 125`),
      { done: true },
    ),
  takesAnyText: ({ body }) => Effect.succeed({ done: body.text !== "" }),
  tellsThePlatform: () =>
    Effect.gen(function* () {
      yield* query(({ sql }) => sql`select set_config('app.company_id', ${String(ownId)}, true)`)
      yield* query(({ sql }) => sql`update people.staff set note = note || 'x' where company_id = ${ownId}`)
      yield* tell({ action: "faulty.mislay", subject: `company:${ownId}`, before: { note: "" }, after: { note: "x" } })
      return { done: true }
    }),
  listsCompanies: () => namesOfAll,
  listsCompaniesToAll: () => namesOfAll,
  changesPlatform: () => Effect.map(everyName, (rows) => ({ done: rows.length > 1 })),
  readsAnyCompany: ({ params }) =>
    Effect.gen(function* () {
      const [person] = yield* query(
        ({ sql }) => sql<Array<{ name: string }>>`select name from people.staff where id = ${params.id}`,
      )
      return person ?? (yield* refuse("Not_Found"))
    }),
  looksAtAnyCompany: ({ params }) =>
    Effect.gen(function* () {
      const { companyId } = yield* CurrentActor
      const [row] = yield* query(({ sql }) => sql`select company_id from people.staff where id = ${params.id}`)
      return row?.company_id === companyId ? { done: true } : yield* refuse("Not_Found")
    }),
  tellsForeign: ({ params }) =>
    Effect.gen(function* () {
      const { companyId } = yield* CurrentActor
      const [row] = yield* query(({ sql }) => sql`select company_id from people.staff where id = ${params.id}`)
      if (row === undefined) return yield* refuse("Not_Found")
      return row.company_id === companyId ? { done: true } : yield* refuse("Permission_Denied")
    }),
  changesAnyCompany: ({ params }) =>
    Effect.gen(function* () {
      yield* query(({ sql }) => sql`update people.staff set note = 'x' where id = ${params.id}`)
      return yield* Effect.succeed({ done: true })
    }),
  answersAll: ({ body }) =>
    Effect.gen(function* () {
      const { companyId } = yield* CurrentActor
      const rows = yield* query(
        ({ sql }) => sql<Array<{ name: string }>>`
          select name from people.staff where company_id = ${companyId} limit ${body.pageSize}`,
      )
      kept.push(rows)
      return rows.map(({ name }) => name)
    }),
  asksNobody: () => Effect.succeed({ done: true }),
  answersOtherwise: () => Effect.succeed({ done: "yes" }),
  namesPerson: ({ body }) => Effect.die(new Error(`no mail reaches ${body.email}`)),
  asksForEach: () =>
    Effect.gen(function* () {
      const { companyId } = yield* CurrentActor
      const people = yield* query(
        ({ sql }) => sql<Array<{ id: number }>>`select id from people.staff where company_id = ${companyId}`,
      )
      const named = yield* Effect.forEach(people, ({ id }) =>
        query(({ sql }) => sql<Array<{ name: string }>>`select name from people.staff where id = ${id}`),
      )
      return { names: named.flatMap((rows) => rows.map(({ name }) => name)) }
    }),
  breaksBelowZero: ({ body }) =>
    body.count < 0 ? Effect.die(new Error("a planted fault")) : Effect.succeed({ done: true }),
  assignsBody: ({ body }) =>
    Effect.gen(function* () {
      const { companyId } = yield* CurrentActor
      const row = Object.assign({ value: "業者", version: 1 }, body)
      yield* query(
        ({ sql }) => sql`insert into companies.label (company_id, key, value, version)
          values (${companyId}, 'vendor', ${row.value}, ${row.version})
          on conflict (company_id, key) do update set value = excluded.value, version = excluded.version`,
      )
      return { done: true }
    }),
})

/** A gate that lets whoever is signed in make the platform's calls. */
export const laxGate = Layer.effect(
  Gate,
  Effect.gen(function* () {
    const own = yield* Gate
    return { ...own, platform: own.person }
  }),
).pipe(Layer.provide(gate))

/** The same product with the faulty calls in place of its own. */
export const faulty = Effect.fn("Tests.faulty")(function* (
  running: Running,
  dataDir: string,
  signIn: typeof gate = gate,
) {
  const port = yield* Effect.promise(freePort)
  const held = signIn.pipe(Layer.provideMerge(services({ database: running.address, dataDir })))
  const limits = Layer.merge(RequestLimits.layer(usualLimits), GroupCommit.layer)
  const serving = Layer.build(
    HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true }).pipe(
      Layer.provide(Layer.mergeAll(held, limits, Layer.succeed(Readiness, { isReady: true }))),
      Layer.provide(NodeHttpServer.layer(createServer, { host: "127.0.0.1", port })),
    ),
  )
  yield* running.clock === undefined ? serving : Effect.provideService(serving, Clock.Clock, running.clock.clock)
  return { ...running, url: `http://127.0.0.1:${port}` } satisfies Running
})

/** One product, and beside it the same with the faulty calls. */
export const besideFaulty = (socket: string, dataDir: string) =>
  Effect.gen(function* () {
    const own = yield* grounds(1)(socket, dataDir)
    const [running] = own.products
    if (running === undefined) return yield* Effect.die("no product")
    return { ...own, running, broken: yield* faulty(running, dataDir) }
  })
