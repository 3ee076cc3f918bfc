import { GripVertical, Lock, Search } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { Input } from "@/components/ui/input.tsx"
import type { ListColumn } from "@/lib/list/column.ts"
import type { ColumnChoice } from "@/lib/list/kept-columns.ts"
import { moved } from "@/lib/moved.ts"
import { matchesTyped } from "@/lib/typed-search.ts"
import { useLineDrag } from "@/lib/use-line-drag.ts"

export interface ColumnChoosing {
  readonly columns: ReadonlyArray<Pick<ListColumn<never>, "key" | "label" | "isFixed">>
  readonly choice: ColumnChoice
  readonly choose: (choice: ColumnChoice | undefined) => void
}
/** What stands in the menu of columns: search, ticks, and the order by drag or Alt+↑↓. */
export function ColumnChoices({ columns, choice, choose }: ColumnChoosing) {
  const { t } = useTranslation("list")
  const [typed, setTyped] = useState("")
  const [said, setSaid] = useState("")
  const box = useRef<HTMLUListElement>(null)
  const inOrder = choice.order.flatMap((key) => columns.find((column) => column.key === key) ?? [])
  const fixed = inOrder.filter(({ isFixed }) => isFixed)
  const free = inOrder.filter(({ isFixed }) => !isFixed)
  const isFound = ({ label }: Pick<ListColumn<never>, "label">) => matchesTyped(typed, label)
  const move = (key: string, to: number) => {
    const column = free.find((one) => one.key === key)
    if (column === undefined || to < 0 || to >= free.length) return
    const keys = moved(
      free.map((one) => one.key),
      key,
      to,
    )
    choose({ ...choice, order: [...fixed.map((one) => one.key), ...keys] })
    setSaid(t("columnMoved", { name: column.label, place: to + 1 }))
  }
  useLineDrag(box, (key, over) =>
    move(
      key,
      free.findIndex((one) => one.key === over),
    ),
  )
  const show = (key: string, isShown: boolean) =>
    choose({ ...choice, hidden: isShown ? choice.hidden.filter((one) => one !== key) : [...choice.hidden, key] })
  const keys = (event: React.KeyboardEvent, key: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    move(key, free.findIndex((one) => one.key === key) + step)
  }
  return (
    <div className="flex flex-col">
      <div className="flex items-center gap-2 border-b px-3 py-2">
        <b>{t("columns")}</b>
        <span className="tnum text-xs text-muted-foreground">
          {columns.length - choice.hidden.length} / {columns.length}
        </span>
        <Button variant="quiet" size="sm" className="ml-auto" onClick={() => choose(undefined)}>
          {t("columnsReset")}
        </Button>
      </div>
      <span className="relative m-2">
        <Search
          aria-hidden="true"
          className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label={t("columnsSearch")}
          placeholder={t("columnsSearch")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="pl-8"
        />
      </span>
      <ul ref={box} className="max-h-96 overflow-y-auto px-3 pb-1">
        {fixed.filter(isFound).map(({ key, label }) => (
          <li key={key} className="flex items-center gap-2">
            <Lock aria-hidden="true" className="size-3.5 text-muted-foreground" />
            <Checkbox checked disabled className="min-w-0 flex-1">
              {label}
            </Checkbox>
            <span className="text-xs text-muted-foreground">{t("columnsFixed")}</span>
          </li>
        ))}
        {free.filter(isFound).map(({ key, label }) => (
          <li
            key={key}
            data-line={key}
            onKeyDown={(event) => keys(event, key)}
            className="flex items-center gap-2 rounded-sm data-carried:opacity-50 data-over:bg-accent"
          >
            <GripVertical aria-hidden="true" className="size-3.5 cursor-grab text-muted-foreground" />
            <Checkbox
              checked={!choice.hidden.includes(key)}
              onCheckedChange={(isShown) => show(key, isShown)}
              className="min-w-0 flex-1"
            >
              {label}
            </Checkbox>
          </li>
        ))}
        {!inOrder.some(isFound) && <li className="py-2 text-muted-foreground">{t("columnsNone")}</li>}
      </ul>
      <p className="border-t px-3 py-2 text-xs text-muted-foreground">{t("columnsMove")}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
