import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter"
import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Pencil } from "lucide-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { cn } from "@/lib/class-names.ts"
import { companies, data } from "@/lib/client.ts"
import { RenameForm } from "./rename-form.tsx"
import { type TaskName, taskNamesKey } from "./task-name-query.ts"
import type { Change } from "./use-task-names.ts"

interface TaskNameRowProps {
  readonly name: TaskName
  /** How many there are. */
  readonly last: number
  readonly mayWrite: boolean
  readonly onChange: (change: Change) => void
  readonly onRenamed: (saved: TaskName) => void
  /** Another one was let go on this one. */
  readonly onDropHere: (id: number) => void
}
/** One name with its place: dragged by its handle, moved by its arrows, renamed by its pencil, hidden by its eye. */
export function TaskNameRow({ name, last, mayWrite, onChange, onRenamed, onDropHere }: TaskNameRowProps) {
  const { t } = useTranslation("settings")
  const row = useRef<HTMLLIElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const dropped = useEffectEvent(onDropHere)
  const { id } = name
  useEffect(() => {
    const element = row.current
    if (element === null || !mayWrite) return
    const stops = [
      draggable({ element, getInitialData: () => ({ taskName: id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.taskName === "number",
        onDragEnter: () => setIsOver(true),
        onDragLeave: () => setIsOver(false),
        onDrop: ({ source }) => {
          setIsOver(false)
          if (typeof source.data.taskName === "number") dropped(source.data.taskName)
        },
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id, mayWrite, isRenaming])
  const isHidden = name.status === 0
  if (isRenaming)
    return (
      <li className="px-2">
        <RenameForm
          name={name.name}
          invalidates={taskNamesKey}
          schema={async () => (await import("#modules/companies/contract.ts")).companiesContract.updateTaskName.body}
          bodyOf={(next) => ({ version: name.version, name: next })}
          send={(body, extraHeaders) => data(companies.updateTaskName({ params: { id }, body, extraHeaders }))}
          onSaved={onRenamed}
          onEnd={() => setRenaming(false)}
        />
      </li>
    )
  return (
    <li ref={row} className={cn("flex min-h-11 items-center gap-2 px-2", isOver && "bg-accent")}>
      {mayWrite && <GripVertical aria-hidden="true" className="size-4 shrink-0 cursor-grab text-muted-foreground" />}
      <span className={cn("min-w-0 grow", isHidden && "text-muted-foreground line-through")}>{name.name}</span>
      {isHidden && <span className="text-xs text-muted-foreground">{t("hidden")}</span>}
      {mayWrite && (
        <>
          {name.order > 1 && (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t("moveUp", { name: name.name })}
              onClick={() => onChange({ order: name.order - 1 })}
            >
              <ArrowUp />
            </Button>
          )}
          {name.order < last && (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t("moveDown", { name: name.name })}
              onClick={() => onChange({ order: name.order + 1 })}
            >
              <ArrowDown />
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t("rename", { name: name.name })}
            onClick={() => setRenaming(true)}
          >
            <Pencil />
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={isHidden ? t("show", { name: name.name }) : t("hide", { name: name.name })}
            onClick={() => onChange({ status: isHidden ? 1 : 0 })}
          >
            {isHidden ? <Eye /> : <EyeOff />}
          </Button>
        </>
      )}
    </li>
  )
}
