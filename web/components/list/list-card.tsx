import { cn } from "@/lib/class-names.ts"
import type { LineProps } from "./list-line.tsx"

/** One row on the phone. */
export function ListCard<Row extends object>({ list, row, index, at, measure }: LineProps<Row>) {
  return (
    <tr
      ref={measure}
      id={`${list.name}-row-${index}`}
      data-index={at}
      aria-rowindex={at + 2}
      className={cn("bg-card", list.rowLooks?.(row))}
    >
      <td className="border-b p-0">{list.card(row)}</td>
    </tr>
  )
}
