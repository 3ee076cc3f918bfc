import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { AnswerMark } from "./answer-mark.tsx"
import { cellsOf, type Entity, type Permission, type Place, type Row, type ShownRole } from "./permission.ts"
import { cellIdOf, usePermissionKeys } from "./use-permission-keys.ts"

interface TableProps {
  readonly entities: ReadonlyArray<Entity>
  readonly columns: ReadonlyArray<ShownRole>
  /** Whose rights they are, where they are one person's. */
  readonly person: Permission["person"]
  readonly place: Place | undefined
  /** A cell that has the focus. */
  readonly onPlace: (place: Place) => void
  /** A cell that was pressed. */
  readonly onPress: (place: Place) => void
}
/** Actions down, roles across; the own role is marked. */
export function PermissionTable(props: TableProps) {
  const { entities, columns, person, place, onPress } = props
  const { t } = useTranslation("permission")
  const roleName = useRoleName()
  const { onKeyDown, tabStop } = usePermissionKeys(props)
  const areas = [...new Set(entities.map(({ area }) => area))]
  return (
    <table
      aria-label={t("title")}
      onKeyDown={onKeyDown}
      className="w-full min-w-fit table-fixed border-separate border-spacing-0"
    >
      <thead>
        <tr>
          <th
            scope="col"
            className="sticky top-0 left-0 z-20 w-52 border-r border-b bg-muted px-3 py-2 text-left font-medium max-md:w-44 max-md:text-base"
          >
            {t("what")}
          </th>
          {columns.map(({ isOwn, people, roleId }) => (
            <th
              key={roleId}
              scope="col"
              aria-current={isOwn ? "true" : undefined}
              className={cn(
                "sticky top-0 z-10 w-15 border-b px-0.5 py-2 text-center text-xs font-bold break-words max-md:w-22",
                isOwn ? "bg-secondary text-secondary-foreground" : "bg-muted",
              )}
            >
              {person === null ? roleName(roleId) : person.name}
              <span className="block text-2xs font-normal">
                {person !== null && roleName(roleId)}
                {person === null && isOwn && t("own")}
                {person === null && !isOwn && people !== null && t("people", { count: people })}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <Fragment key={area}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="border-b bg-muted/60 px-3 py-1 text-left text-xs font-semibold text-muted-foreground max-md:text-sm"
              >
                {t(`areas.${area}`)}
              </th>
            </tr>
            {entities
              .filter((entity) => entity.area === area)
              .flatMap(({ rows }) => rows)
              .map((row) => (
                <ActionRow
                  key={row.key}
                  row={row}
                  columns={columns}
                  place={place}
                  tabStop={tabStop}
                  onPress={onPress}
                />
              ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Pick<TableProps, "columns" | "onPress" | "place"> {
  readonly row: Row
  readonly tabStop: Place | undefined
}
function ActionRow({ columns, onPress, place, row, tabStop }: RowProps) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 border-r border-b bg-card px-3 py-1 text-left font-normal max-md:text-base"
      >
        {row.title}
      </th>
      {cellsOf(row, columns).map((cell, index) => {
        const here = { row: row.key, column: cell.roleId }
        const isChosen = place !== undefined && cellIdOf(place) === cellIdOf(here)
        return (
          <td
            key={cell.roleId}
            className={cn("border-b p-0 text-center", columns[index]?.isOwn === true && "bg-secondary/40")}
          >
            <button
              id={cellIdOf(here)}
              type="button"
              tabIndex={tabStop !== undefined && cellIdOf(tabStop) === cellIdOf(here) ? 0 : -1}
              aria-pressed={isChosen}
              onClick={() => onPress(here)}
              className="grid h-7.5 w-full place-items-center -outline-offset-2 hover:bg-muted aria-pressed:outline-2 aria-pressed:outline-primary max-md:h-12"
            >
              <AnswerMark answer={cell.answer} />
            </button>
          </td>
        )
      })}
    </tr>
  )
}
