/** The table of rights as the server says it, cut down to what is asked for. */
import type { permissionQuery } from "./permission-query.ts"
import type { PermissionSearch } from "./permission-search.ts"

export type Permission = Awaited<ReturnType<NonNullable<typeof permissionQuery.queryFn>>>

export type Entity = Permission["entities"][number]
export type Row = Entity["rows"][number]
export type Cell = Row["cells"][number]
export type ShownRole = Permission["roles"][number]

/** A cell by its row and its column. */
export interface Place {
  readonly row: string
  readonly column: number
}

/** The columns that are shown: those ticked, else those of the group, else all. */
export const columnsOf = ({ groups, roles }: Permission, { group, columns: ticked }: PermissionSearch) => {
  const wanted = ticked ?? groups.find(({ key }) => key === group)?.roles
  const shown = wanted === undefined ? roles : roles.filter(({ roleId }) => wanted.includes(roleId))
  return shown.length === 0 ? roles : shown
}

/** Upper and lower case alike; every word must be found. */
const isFound = (asked: string, ...texts: ReadonlyArray<string>) => {
  const text = texts.join(" ").toLowerCase()
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
export const entitiesOf = ({ entities }: Permission, { q, entities: ticked, kinds }: PermissionSearch) =>
  entities
    .filter(({ key }) => ticked?.includes(key) ?? true)
    .map((entity) => ({
      ...entity,
      rows: entity.rows.filter(
        ({ kind, title }) => (kinds?.includes(kind) ?? true) && (q === undefined || isFound(q, title, entity.title)),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)

const byColumn = <One extends { readonly roleId: number }>(all: ReadonlyArray<One>) =>
  new Map<number, One>(all.map((one) => [one.roleId, one]))
/** The cells of a row in the order of the columns. */
export const cellsOf = (row: Row, columns: ReadonlyArray<ShownRole>): ReadonlyArray<Cell> => {
  const cells = byColumn(row.cells)
  return columns.flatMap((column) => cells.get(column.roleId) ?? [])
}

export interface Chosen {
  readonly entity: Entity
  readonly row: Row
  readonly column: ShownRole
  readonly cell: Cell
}
/** What stands at a place of what is shown. */
export const chosenAt = (
  entities: ReadonlyArray<Entity>,
  columns: ReadonlyArray<ShownRole>,
  place: Place | undefined,
): Chosen | undefined => {
  if (place === undefined) return undefined
  const column = byColumn(columns).get(place.column)
  for (const entity of entities)
    for (const row of entity.rows) {
      const cell = byColumn(row.cells).get(place.column)
      if (row.key === place.row && cell !== undefined && column !== undefined) return { entity, row, column, cell }
    }
  return undefined
}
