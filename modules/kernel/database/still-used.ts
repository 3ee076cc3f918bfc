/** What is taken away only where nothing refers to it: the foreign keys know, whichever module's they are. */

const codeOf = (fault: unknown): unknown => {
  const of = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault
  return typeof of === "object" && of !== null ? Reflect.get(of, "code") : undefined
}
/** PostgreSQL 18 says restrict_violation where earlier ones say foreign_key_violation. */
const referred: ReadonlySet<unknown> = new Set(["23001", "23503"])

/**
 * Whether something still refers to what is being deleted: then the transaction is over, and only a refusal can follow.
 *
 * Row-level security keeps which row it is to itself, so rows that are to be named go one by one.
 */
export const isStillUsed = (deleting: PromiseLike<unknown>): PromiseLike<boolean> =>
  deleting.then(
    () => false,
    (fault: unknown) => {
      if (referred.has(codeOf(fault))) return true
      throw fault
    },
  )
