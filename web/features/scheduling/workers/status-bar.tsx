import { Redo2, Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { cn } from "@/lib/class-names.ts"

interface StatusBarProps {
  readonly shown: number
  readonly all: number
  readonly assignments: number
  /** What the last stroke did or why it did not; also read out. */
  readonly said: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
}
/** Below the grid: what happened, how much is shown, and the keys. */
export function StatusBar({ shown, all, assignments, said, canUndo, canRedo, onUndo, onRedo }: StatusBarProps) {
  const { t } = useTranslation("calendar")
  // What is said needs the room: two lines of it fit, so that the grid under a held chip stays where it is.
  const counts = cn("tnum text-muted-foreground", said !== "" && "max-xl:hidden big-text:inline")
  return (
    <div className="flex min-h-9 shrink-0 items-center gap-3 border-t px-3 text-xs big-text:flex-wrap">
      <p role="status" aria-live="polite" className="line-clamp-2 min-w-0 flex-1 leading-4 big-text:line-clamp-none">
        {said}
      </p>
      <span className={counts}>{t("rowsShown", { all, count: shown })}</span>
      <span className={counts}>
        {t("assignments")} <b className="text-foreground">{assignments}</b>
      </span>
      <span
        className={cn(
          "hidden items-center gap-1 text-2xs text-muted-foreground big-text:hidden",
          said === "" && "xl:flex",
        )}
      >
        <Kbd>Space</Kbd>
        <Kbd>Enter</Kbd>
        {t("keysHelp")}
        <Kbd className="ml-1">Shift ←→</Kbd>
        {t("keysDays")}
      </span>
      <Button variant="ghost" size="sm" disabled={!canUndo} onClick={onUndo} className="h-7">
        <Undo2 />
        {t("undo")}
        <Kbd>Ctrl Z</Kbd>
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        disabled={!canRedo}
        aria-label={t("redo")}
        onClick={onRedo}
        className="size-7"
      >
        <Redo2 />
      </Button>
    </div>
  )
}
