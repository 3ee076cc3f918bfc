import type { Section } from "@/lib/list/lines.ts"
import type { List } from "@/lib/list/use-list.ts"

interface ListSectionProps<Row extends object> {
  readonly list: List<Row>
  readonly section: Section
  readonly at: number
  readonly columns: number
  readonly measure: (element: Element | null) => void
}
/** The head of some rows that belong together. */
export function ListSection<Row extends object>({ list, section, at, columns, measure }: ListSectionProps<Row>) {
  return (
    <tr ref={measure} data-index={at} aria-rowindex={at + 2} className="bg-muted">
      <th scope="rowgroup" colSpan={columns} className="h-8 border-b px-3 py-1 text-left text-xs">
        {list.sectionHead?.(section)}
      </th>
    </tr>
  )
}
