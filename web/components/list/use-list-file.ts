import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { FileKind, UnwritableCell } from "@/lib/list/list-file.ts"
import type { List } from "@/lib/list/use-list.ts"
import type { Rows } from "@/lib/list/use-list-print.ts"
import { toast } from "@/lib/toast.ts"

export interface ListFile {
  readonly begin: (kind: FileKind) => Promise<void>
  readonly isBusy: boolean
  /** What Shift_JIS has not, before anything is written. */
  readonly spoilt: ReadonlyArray<UnwritableCell>
  readonly goOn: () => void
  readonly stop: () => void
}
/** Saves rows as a file: the visible columns in their order, and those that a file always has. What Shift_JIS has not is shown before it is written. */
export const useListFile = <Row extends object>(
  list: Pick<List<Row>, "written" | "fullTitle">,
  wanted: () => Rows<Row>,
): ListFile => {
  const { t } = useTranslation("list")
  const [isBusy, setBusy] = useState(false)
  const [held, setHeld] = useState<{
    readonly rows: ReadonlyArray<Row>
    readonly cells: ReadonlyArray<UnwritableCell>
  }>()
  const columns = list.written
  const save = async (kind: FileKind, rows: ReadonlyArray<Row>) => {
    const { saveList } = await import("@/lib/list/list-file.ts")
    const name = await saveList(kind, list.fullTitle, columns, rows)
    setHeld(undefined)
    toast.success(t("saved", { file: name }))
  }
  const begin = async (kind: FileKind) => {
    setBusy(true)
    try {
      const rows = await wanted()
      const { unwritableCells } = await import("@/lib/list/list-file.ts")
      const cells = kind === "shiftJis" ? unwritableCells(columns, rows) : []
      if (cells.length > 0) setHeld({ rows, cells })
      else await save(kind, rows)
    } catch {
      toast.error(t("notSaved"))
    } finally {
      setBusy(false)
    }
  }
  return {
    begin,
    isBusy,
    spoilt: held?.cells ?? [],
    goOn: () => held && void save("shiftJis", held.rows),
    stop: () => setHeld(undefined),
  }
}
