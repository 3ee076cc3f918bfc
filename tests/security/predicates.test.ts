/**
 * Every statement names its company although the policies would: with all of them open, the calls still keep to theirs,
 * and no statement touches another company's row on the way to an answer that keeps it back.
 */
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { ourAccount } from "../billing/our-account.ts"
import { everyRole } from "../kernel/companies.ts"
import { type Heard, listeningLine } from "../kernel/listening-line.ts"
import { clonedDatabase, heldForFile, started } from "../kernel/product.ts"
import { type Call, companyCalls, titleOf } from "./contracts.ts"
import { crossings, type Twins, withoutPolicies } from "./crossings.ts"
import { faulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { noLimits } from "./grounds.ts"
import { afternoon } from "./planted.ts"
import { plantedTemplate } from "./template.ts"

const roles = process.env.HARD === "1" ? everyRole : (["admin"] as const)

/** A product on a database of its own, and what its statements touch there. */
const twin = Effect.fn("Tests.twin")(function* (socket: string, dataDir: string, template: string) {
  const { folder, heard } = yield* listeningLine(socket)
  const address = { ...(yield* clonedDatabase(socket, template)), socket: folder }
  const running = yield* started(address, dataDir, { startsAt: afternoon, limits: noLimits, transferTo: ourAccount })
  yield* Effect.promise(() => withoutPolicies(running))
  return { running, heard, broken: yield* faulty(running, dataDir) }
})

const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const { database, ...planted } = yield* plantedTemplate(socket, dataDir)
    const foreign = yield* twin(socket, dataDir, database)
    const missing = yield* twin(socket, dataDir, database)
    return {
      ...planted,
      products: [foreign.running, missing.running],
      twins: { foreign: foreign.running, missing: missing.running },
      broken: { foreign: foreign.broken, missing: missing.broken },
      heard: { foreign: foreign.heard, missing: missing.heard },
    }
  }),
)

/** `SELECT 3` is three; `BEGIN` has no rows. */
const rowsIn = (said: string) => Number(/\d+$/.exec(said)?.[0] ?? 0)
const most = (said: ReadonlyArray<string>) => Math.max(...said.map(rowsIn))

/** Statements that found more rows for an id of the other company than they find for an id of nobody. */
const touched = (foreign: Heard, missing: Heard) =>
  [...foreign].flatMap(([statement, said]) => {
    const usual = missing.get(statement)
    return statement === "" || usual === undefined || most(said) <= most(usual)
      ? []
      : [`touches the other company: ${most(said)} rows instead of ${most(usual)}: ${statement.slice(0, 300)}`]
  })

const departures = async (call: Call, twins: Twins, some: ReadonlyArray<string>) => {
  const { heard } = held()
  for (const one of Object.values(heard)) one.clear()
  return [...(await crossings(held(), twins, call, some)), ...touched(heard.foreign, heard.missing)]
}

describe("AUTH-27 without row-level security", () => {
  test.each(companyCalls.map((call) => [titleOf(call), call] as const))("%s keeps to its company", async (_, call) => {
    expect(await departures(call, held().twins, roles)).toEqual([])
  })

  test.each([
    ["readsAnyCompany", "shows the other company"],
    ["tellsForeign", "tells a foreign id from a missing one"],
    ["changesAnyCompany", "changes the other company"],
    ["looksAtAnyCompany", "touches the other company"],
  ])("the guard sees a planted fault: a tenant predicate removed, %s", async (name, seen) => {
    const call = faultyCalls[name]
    if (call === undefined) throw new Error("nothing planted")
    expect((await departures(call, held().broken, ["admin"])).join()).toContain(seen)
  })
})
