import { AlertDialog } from "@base-ui/react/alert-dialog"
import { Send, TriangleAlert } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { EditScope } from "#modules/kernel/codes/project.ts"
import { Button } from "@/components/ui/button.tsx"
import { DialogBackdrop } from "@/components/ui/dialog.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { RadioGroup, RadioMark } from "@/components/ui/radio-group.tsx"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type ScopeDays, scopes, scopesOf } from "./scope-days.ts"
import type { TaskView } from "./task-query.ts"

interface ScopeDialogProps {
  readonly view: TaskView
  readonly title: string
  readonly description?: string
  /** What is asked or lost besides, a line each. */
  readonly notes?: (scope: EditScope) => ReadonlyArray<string>
  /** Whom it concerns, and who hears of it. */
  readonly peopleCount: (scope: EditScope) => number
  readonly told: (scope: EditScope) => string
  /** What stands in the way on the days of a scope that is chosen. */
  readonly warnings?: (scope: EditScope) => React.ReactNode
  /** Why this day alone can't be meant, when it can't. */
  readonly notOne?: string | undefined
  readonly action: (days: number) => string
  readonly isDestructive?: boolean
  readonly isBusy: boolean
  /** Why it was refused. */
  readonly error?: string | undefined
  readonly onConfirm: (scope: EditScope) => void
  readonly onClose: () => void
  /** What else is chosen with it. */
  readonly children?: React.ReactNode
}
/** どの日まで反映しますか: this day, this and later ones, or the whole series. A single arrangement is only confirmed. */
export function ScopeDialog(props: ScopeDialogProps) {
  const { view, title, description, notes = () => [], notOne, action, isDestructive = false, isBusy, error } = props
  const { t } = useTranslation("arranging")
  const all = scopesOf(view)
  const isSeries = view.workingDates.length > 1
  const [scope, setScope] = useState<EditScope>(isSeries && notOne !== undefined ? "future" : "one")
  const isOffered = (one: EditScope) => one !== "one" || notOne === undefined
  return (
    <AlertDialog.Root open onOpenChange={props.onClose}>
      <AlertDialog.Portal>
        <DialogBackdrop />
        <AlertDialog.Popup
          data-slot="scope"
          onKeyDown={(event) => {
            event.stopPropagation()
            const picked = scopes[Number(event.key) - 1]
            if (isSeries && picked !== undefined && isOffered(picked)) setScope(picked)
          }}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-140 max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-xl border bg-card p-5 shadow-pop outline-none"
        >
          <div>
            <AlertDialog.Title className="text-base font-bold">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="mt-1 text-xs text-muted-foreground max-md:text-base">
              {description}
              {notes(scope).map((note) => (
                <p key={note} className="mt-1 text-foreground">
                  {note}
                </p>
              ))}
            </AlertDialog.Description>
          </div>
          {isSeries && (
            <RadioGroup<EditScope>
              aria-label={title}
              value={scope}
              onValueChange={setScope}
              className="flex-col flex-nowrap gap-2.5"
            >
              {scopes.map((one) => (
                <ScopeCard
                  key={one}
                  scope={one}
                  days={all[one]}
                  isChosen={one === scope}
                  people={props.peopleCount(one)}
                  isAll={one === "future" && all.future.count === all.all.count}
                  refusal={one === "one" ? notOne : undefined}
                >
                  {one === scope && props.warnings?.(one)}
                </ScopeCard>
              ))}
            </RadioGroup>
          )}
          {!isSeries && props.warnings?.("one")}
          <p className="flex items-start gap-2 rounded-lg bg-muted px-3 py-2 text-xs max-md:text-base">
            <Send aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
            {props.told(scope)}
          </p>
          {props.children}
          {error !== undefined && (
            <p role="alert" className="flex items-start gap-2 whitespace-pre-line text-danger">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          )}
          <div className="flex items-center gap-2 max-md:flex-col-reverse max-md:items-stretch">
            {isSeries && (
              <span className="mr-auto flex items-center gap-1 text-xs text-muted-foreground max-md:hidden">
                <Kbd>1</Kbd>
                <Kbd>2</Kbd>
                <Kbd>3</Kbd>
                {t("scope.keys")}
              </span>
            )}
            <AlertDialog.Close render={<Button variant="outline" className={cn(!isSeries && "md:ml-auto")} />}>
              {t("scope.back")}
            </AlertDialog.Close>
            <Button
              variant={isDestructive ? "destructive" : "default"}
              busy={isBusy}
              onClick={() => props.onConfirm(scope)}
            >
              {action(all[scope].count)}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
interface ScopeCardProps {
  readonly scope: EditScope
  readonly days: ScopeDays
  readonly isChosen: boolean
  readonly people: number
  /** This day is the first: later ones are all of them. */
  readonly isAll: boolean
  readonly refusal: string | undefined
  readonly children: React.ReactNode
}
function ScopeCard({ scope, days, isChosen, people, isAll, refusal, children }: ScopeCardProps) {
  const { t } = useTranslation("arranging")
  const { day } = useFormat()
  const stretch = days.from === days.to ? day(days.from) : `${day(days.from)}〜${day(days.to)}`
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the Base UI mark inside
    <label
      className={cn(
        "flex cursor-pointer items-start gap-3 rounded-lg border p-3 max-md:text-base",
        isChosen && "border-primary bg-accent/50 ring-1 ring-primary",
        refusal !== undefined && "cursor-not-allowed bg-muted",
      )}
    >
      <RadioMark value={scope} disabled={refusal !== undefined} className="mt-0.5" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <b>{t(`scope.${scope}`)}</b>
          <span className="tnum text-muted-foreground">{stretch}</span>
          <span className="tnum ml-auto text-xs text-muted-foreground">
            {t("scope.reach", { days: days.count, people })}
          </span>
        </span>
        {isAll && <span className="mt-1 block text-xs text-muted-foreground">{t("scope.sameAsAll")}</span>}
        {refusal !== undefined && <span className="mt-1 block text-xs text-muted-foreground">{refusal}</span>}
        {days.gaps.length > 0 && (
          <span className="mt-1 block text-xs text-muted-foreground">
            {t("scope.gaps", { days: days.gaps.slice(0, 4).map(day).join("、"), count: days.gaps.length })}
          </span>
        )}
        {days.worked.length > 0 && (
          <span className="mt-1 block text-xs text-warning">
            {t("scope.worked", { days: days.worked.slice(0, 4).map(day).join("、"), count: days.worked.length })}
          </span>
        )}
        {children}
      </span>
    </label>
  )
}
