import type { KeyboardEvent } from "react"
import type { Entity, Place, ShownRole } from "./permission.ts"

export const cellIdOf = ({ row, column }: Place) => `permission-${row}-${column}`

const clamped = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
const pageRows = 10

interface Grid {
  readonly entities: ReadonlyArray<Entity>
  readonly columns: ReadonlyArray<ShownRole>
  readonly place: Place | undefined
  readonly onPlace: (place: Place) => void
}
/** Arrows by action and role, Home and End of a row, PageUp and PageDown by ten; the focus is what is explained. */
export const usePermissionKeys = ({ columns, entities, onPlace, place }: Grid) => {
  const rows = entities.flatMap((entity) => entity.rows)
  const at = {
    row: clamped(
      rows.findIndex(({ key }) => key === place?.row),
      rows.length,
    ),
    column: clamped(
      columns.findIndex(({ roleId }) => Object.is(roleId, place?.column)),
      columns.length,
    ),
  }
  const placeAt = (row: number, column: number): Place | undefined => {
    const [there, over] = [rows[clamped(row, rows.length)], columns[clamped(column, columns.length)]]
    return there === undefined || over === undefined ? undefined : { row: there.key, column: over.roleId }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [at.row, at.column - 1],
      ArrowRight: [at.row, at.column + 1],
      ArrowUp: [at.row - 1, at.column],
      ArrowDown: [at.row + 1, at.column],
      Home: [at.row, 0],
      End: [at.row, columns.length - 1],
      PageUp: [at.row - pageRows, at.column],
      PageDown: [at.row + pageRows, at.column],
    }
    const move = moves[event.key]
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const next = placeAt(...move)
    if (next === undefined) return
    event.preventDefault()
    onPlace(next)
    document.getElementById(cellIdOf(next))?.focus()
  }
  return { onKeyDown, tabStop: placeAt(at.row, at.column) }
}
