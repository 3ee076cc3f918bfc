import { Cause, Duration } from "effect"
import { expect, test } from "vitest"
import { pauseBefore } from "#modules/runtime/postgres/supervisor.ts"
import { faultOf, faultsOf } from "../../cli/faults.ts"

test("a fault of the database is told by its code and its constraint, never by the row that caused it", () => {
  const duplicate = Object.assign(new Error('duplicate key value violates unique constraint "person_email"'), {
    name: "PostgresError",
    severity: "ERROR",
    code: "23505",
    detail: "Key (lower(email))=(sato@example.jp) already exists.",
    constraint_name: "person_email",
    query: "insert into identity.person …",
    parameters: ["佐藤"],
  })
  const asked = new Error("Failed query: select … params: sato@example.jp", { cause: duplicate })
  asked.name = "DrizzleQueryError"
  const fault = faultOf(asked)
  expect(fault).toMatchObject({ kind: "DrizzleQueryError", because: { code: "23505", object: "person_email" } })
  expect(JSON.stringify(fault)).not.toMatch(/sato|佐藤|insert/)
})

test("a fault of the program keeps its words and its place", () => {
  expect(faultOf(new TypeError("undefined is not a function"))).toMatchObject({
    kind: "TypeError",
    words: "undefined is not a function",
    at: expect.arrayContaining([expect.stringContaining("faults.test.ts")]),
  })
})

test("being interrupted is no fault", () => {
  expect(faultsOf(Cause.interrupt(1))).toEqual([])
})

test("PostgreSQL is started again after 0.1, 0.2, 0.4 seconds, and from then on at most every 5 seconds", () => {
  expect([0, 1, 2, 5, 6, 60].map((restart) => Duration.toMillis(pauseBefore(restart)))).toEqual([
    100, 200, 400, 3_200, 5_000, 5_000,
  ])
})
