/** What differs between two states of a record, leaf by leaf under the form's own names: "terms.basicSalary". Pure. */

/** One field that became another; nothing stands for what was not filled in. */
export interface ChangedField {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

const textOf = (value: unknown) => (value === null || value === undefined || value === "" ? null : String(value))
const leaves = (value: unknown, path: string): ReadonlyArray<readonly [string, string | null]> => {
  if (value === null || typeof value !== "object") return [[path, textOf(value)]]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === "" ? key : `${path}.${key}`))
}

/** In the order of what it became; a row that is gone stands at the end. */
export const changedFields = (before: object, after: object): ReadonlyArray<ChangedField> => {
  const [was, is] = [new Map(leaves(before, "")), new Map(leaves(after, ""))]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((field) => {
    const change = { field, before: was.get(field) ?? null, after: is.get(field) ?? null }
    return change.before === change.after ? [] : [change]
  })
}
