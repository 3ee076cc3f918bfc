/**
 * What may be said of a fault.
 *
 * A database error repeats people's data: key values in its detail, parameters in drizzle's message. So a fault is told
 * by its kind, its SQLSTATE, the names of the objects concerned and its place in the code, and by its own words only
 * when they can't hold a row.
 */
import { Cause } from "effect"

export interface Fault {
  readonly kind: string
  readonly words?: string
  readonly code?: string
  readonly object?: string
  readonly at: ReadonlyArray<string>
  readonly because?: Fault
}

const textOf = (of: object, name: string) => {
  const value: unknown = Reflect.get(of, name)
  return typeof value === "string" && value !== "" ? value : undefined
}

const isOfDatabase = (error: Error) =>
  "query" in error || "severity" in error || ["PostgresError", "DrizzleQueryError", "SqlError"].includes(error.name)

const frames = (error: Error) =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 8)
    .map((line) => line.trim())

const given = <K extends string, V>(name: K, value: V | undefined) => (value === undefined ? {} : { [name]: value })

/** Describes one fault without the data that it carries. */
export const faultOf = (cause: unknown): Fault => {
  if (!(cause instanceof Error)) return { kind: typeof cause, at: [] }
  return {
    kind: textOf(cause, "_tag") ?? cause.name,
    ...given("words", isOfDatabase(cause) ? undefined : cause.message),
    ...given("code", textOf(cause, "code")),
    ...given("object", textOf(cause, "constraint_name") ?? textOf(cause, "table_name")),
    at: frames(cause),
    ...given("because", cause.cause === undefined ? undefined : faultOf(cause.cause)),
  }
}

/** The faults of a cause, without those that only say that it was interrupted. */
export const faultsOf = (cause: Cause.Cause<unknown>): ReadonlyArray<Fault> =>
  cause.reasons.flatMap((reason) => {
    if (Cause.isDieReason(reason)) return [faultOf(reason.defect)]
    return Cause.isFailReason(reason) ? [faultOf(reason.error)] : []
  })
