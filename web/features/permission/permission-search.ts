import { countOf, isText, known, numbersOf, textsOf, typedOf } from "@/lib/address.ts"

/** What the address of 権限 says: which rows, which columns. */
export interface PermissionSearch {
  readonly q?: string | undefined
  /** A group of roles, whose columns are shown. */
  readonly group?: string | undefined
  readonly columns?: ReadonlyArray<number> | undefined
  readonly entities?: ReadonlyArray<string> | undefined
  readonly kinds?: ReadonlyArray<string> | undefined
  /** Whose rights are shown, by his record. */
  readonly person?: number | undefined
}
export const permissionSearch = ({
  q,
  group,
  columns,
  entities,
  kinds,
  person,
}: Readonly<Record<string, unknown>>): PermissionSearch =>
  known({
    q: typedOf(q),
    group: isText(group) ? group : undefined,
    columns: numbersOf(columns),
    entities: textsOf(entities),
    kinds: textsOf(kinds),
    person: countOf(person),
  })
