import { Effect } from "effect"
import { expect, expectTypeOf, test } from "vitest"
import { refuse } from "#modules/kernel/errors.ts"
import { all, type Command, commandsFor, type Length, lengthMillis, now, StepFailed } from "#workflows/commands.ts"
import { drive } from "#workflows/engines/embedded/drive.ts"

const activities = {
  count: (_: { readonly month: string }) => Effect.succeed(3),
  name: (_: number) => Effect.fail(refuse("Not_Found")).pipe(Effect.as("who")),
}
const { activity } = commandsFor<typeof activities>()

test("a command's input and answer have the types of the activity behind it", () => {
  expectTypeOf(activity("count", { month: "2026-10" })).toEqualTypeOf<Command<number>>()
  expectTypeOf(activity("name", 1)).toEqualTypeOf<Command<string>>()
  expectTypeOf(all([activity("count", { month: "" }), now()])).toEqualTypeOf<Command<[number, string]>>()
  // @ts-expect-error an input of another shape
  activity("count", { year: 2026 })
  // @ts-expect-error an activity that the table does not have
  activity("close", null)
})

test("lengths of time are milliseconds, rounded up so that nobody wakes early", () => {
  const lengths: ReadonlyArray<readonly [Length, number]> = [
    ["0.5 seconds", 500],
    ["1 seconds", 1000],
    ["90 minutes", 5_400_000],
    ["72 hours", 259_200_000],
    ["60 days", 5_184_000_000],
    ["0.0001 seconds", 1],
    ["0 days", 0],
  ]
  for (const [length, millis] of lengths) expect(lengthMillis(length)).toBe(millis)
})

test("the driver gives each command its answer, throws failures in, and ends with what the definition gives", async () => {
  const asked: Array<string> = []
  const driven = drive(
    (function* () {
      const three = yield* activity("count", { month: "2026-10" })
      try {
        yield* activity("name", three)
      } catch (thrown) {
        return thrown instanceof StepFailed ? [three, thrown.failure.errorCode] : thrown
      }
      return "unreachable"
    })(),
    (order, at) => {
      asked.push(`${at} ${order.kind === "activity" ? order.name : order.kind}`)
      return order.kind === "activity" && order.name === "name"
        ? Effect.fail({ errorCode: "Not_Found" })
        : Effect.succeed(3)
    },
  )
  expect(await Effect.runPromise(driven)).toEqual([3, "Not_Found"])
  expect(asked).toEqual(["1 count", "2 name"])
})

test("a definition that gives up fails with its own failure; one that breaks is a fault", async () => {
  const givingUp = drive(
    (function* (): Generator<Command<unknown>, never, unknown> {
      throw new StepFailed({ errorCode: "Closed_Salary_Day_Not_Editable" })
    })(),
    () => Effect.void,
  )
  expect(await Effect.runPromise(Effect.flip(givingUp))).toEqual({ errorCode: "Closed_Salary_Day_Not_Editable" })
  const breaking = drive(
    (function* (): Generator<Command<unknown>, never, unknown> {
      throw new TypeError("broken")
    })(),
    () => Effect.void,
  )
  await expect(Effect.runPromise(breaking)).rejects.toThrow("broken")
})
