/**
 * A module as nobody may write one, behind the product's own HTTP and on a product's own database: the calls that a
 * guard made from contracts must catch.
 */
import { createServer } from "node:http"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { isAppRoute } from "@ts-rest/core"
import { Clock, Effect, Layer, Schema } from "effect"
import { HttpRouter } from "effect/http"
import { gate } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { answer, c, call, refusals, std } from "#modules/kernel/http/contract.ts"
import { Readiness } from "#modules/kernel/http/gate.ts"
import { RequestLimits, usualLimits } from "#modules/kernel/http/request-limits.ts"
import { implement } from "#modules/kernel/http/serve.ts"
import { services } from "#modules/server.ts"
import { freePort } from "../kernel/free-port.ts"
import type { Running } from "../kernel/product.ts"
import type { Call } from "./contracts.ts"
import { grounds } from "./grounds.ts"

const contract = c.router({
  /** Assigns the whole body to the row. */
  assignsBody: {
    method: "PUT",
    path: "/nest/faulty/assigns-body",
    body: std(Schema.Record(Schema.String, Schema.Unknown)),
    responses: { 200: answer(Schema.Struct({ done: Schema.Boolean })), ...refusals },
    metadata: call({ action: "faulty.assign", kind: "write", access: "company" }),
  },
  /** Asks once for the people and then once for each. */
  asksForEach: {
    method: "GET",
    path: "/nest/faulty/asks-for-each",
    responses: { 200: answer(Schema.Struct({ names: Schema.Array(Schema.String) })), ...refusals },
    metadata: call({ action: "faulty.list", kind: "read", access: "company" }),
  },
  /** Counts on what its schema does not say. */
  breaksBelowZero: {
    method: "POST",
    path: "/nest/faulty/breaks-below-zero",
    body: std(Schema.Struct({ count: Schema.Int })),
    responses: { 200: answer(Schema.Struct({ done: Schema.Boolean })), ...refusals },
    metadata: call({ action: "faulty.break", kind: "read", access: "company" }),
  },
  /** Fails with a sentence about a person, which ends in the log. */
  namesPerson: {
    method: "POST",
    path: "/nest/faulty/names-person",
    body: std(Schema.Struct({ email: Schema.String })),
    responses: { 200: answer(Schema.Struct({ done: Schema.Boolean })), ...refusals },
    metadata: call({ action: "faulty.name", kind: "read", access: "company" }),
  },
})

export const faultyCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(contract).flatMap(([name, route]) =>
    isAppRoute(route) ? [[name, { module: "faulty", name, route, metadata: route.metadata }]] : [],
  ),
)

const routes = implement(contract, {
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

/** The same product with the faulty calls in place of its own. */
export const faulty = Effect.fn("Tests.faulty")(function* (running: Running, dataDir: string) {
  const port = yield* Effect.promise(freePort)
  const held = gate.pipe(Layer.provideMerge(services({ database: running.address, dataDir })))
  const limits = RequestLimits.layer(usualLimits)
  const serving = Layer.build(
    HttpRouter.serve(
      routes.pipe(HttpRouter.provideRequest(Layer.mergeAll(held, limits, Layer.succeed(Readiness, { isReady: true })))),
      { disableLogger: true, disableListenLog: true },
    ).pipe(
      Layer.provide(Layer.merge(held, limits)),
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
