/**
 * Every statement names its company although the policies would: with all of them open, the calls still keep to theirs.
 */
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { everyRole } from "../kernel/companies.ts"
import { heldForFile } from "../kernel/product.ts"
import { companyCalls, titleOf } from "./contracts.ts"
import { crossings, withoutPolicies } from "./crossings.ts"
import { faulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { grounds } from "./grounds.ts"

const roles = process.env.HARD === "1" ? everyRole : (["admin"] as const)

const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const own = yield* grounds(2)(socket, dataDir)
    const [foreign, missing] = own.products
    if (foreign === undefined || missing === undefined) return yield* Effect.die("two products")
    yield* Effect.promise(() => Promise.all([withoutPolicies(foreign), withoutPolicies(missing)]))
    const broken = { foreign: yield* faulty(foreign, dataDir), missing: yield* faulty(missing, dataDir) }
    return { ...own, twins: { foreign, missing }, broken }
  }),
)

describe("AUTH-27 without row-level security", () => {
  test.each(companyCalls.map((call) => [titleOf(call), call] as const))("%s keeps to its company", async (_, call) => {
    expect(await crossings(held(), held().twins, call, roles)).toEqual([])
  })

  test.each([
    ["readsAnyCompany", "shows the other company"],
    ["tellsForeign", "tells a foreign id from a missing one"],
    ["changesAnyCompany", "changes the other company"],
  ])("the guard sees a planted fault: a tenant predicate removed, %s", async (name, seen) => {
    const call = faultyCalls[name]
    if (call === undefined) throw new Error("nothing planted")
    expect((await crossings(held(), held().broken, call, ["admin"])).join()).toContain(seen)
  })
})
