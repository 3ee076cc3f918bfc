import { Link } from "@tanstack/react-router"
import { Check, ListChecks, X } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { cn } from "@/lib/class-names.ts"
import { currentOf, missingFor, type Step } from "./steps-query.ts"
import { useFirstSteps } from "./use-first-steps.ts"

interface FirstStepsProps {
  /** Told how it stands, for the layout around it. */
  readonly onStand: (stands: "open" | "away") => void
}
/** はじめの一歩 (16): what a company that was just made does first; put away, a button that takes it out again. */
export default function FirstSteps({ onStand }: FirstStepsProps) {
  const { t } = useTranslation("steps")
  const { steps, isOpen, putAway, bringBack } = useFirstSteps()
  const stands = isOpen ? "open" : "away"
  const isThere = steps !== undefined
  useEffect(() => {
    if (isThere) onStand(stands)
  }, [isThere, stands, onStand])
  if (steps === undefined) return null
  return isOpen ? (
    <div className="flex min-h-0 shrink-0 pb-4 pl-5 big-text:pr-5 max-md:p-0">
      <Steps steps={steps} onPutAway={putAway} />
    </div>
  ) : (
    <div className="shrink-0 px-5 pb-2 max-md:px-3 max-md:pb-0">
      <Button variant="outline" size="sm" onClick={bringBack}>
        <ListChecks />
        {t("title")} {steps.filter(({ isDone }) => isDone).length}/{steps.length}
      </Button>
    </div>
  )
}
interface StepsProps {
  readonly steps: ReadonlyArray<Step>
  readonly onPutAway: () => void
}
/** The server says what is done; Esc puts the list away. */
function Steps({ steps, onPutAway }: StepsProps) {
  const { t } = useTranslation("steps")
  const { person } = useWorkspace()
  const done = steps.filter(({ isDone }) => isDone).length
  const current = currentOf(steps)
  const way = useRef<HTMLAnchorElement>(null)
  // Whoever comes here for the first time begins with the filled button; who is busy elsewhere keeps the focus.
  useEffect(() => {
    if (document.activeElement === document.body) way.current?.focus({ preventScroll: true })
  }, [])
  return (
    <aside
      aria-label={t("title")}
      onKeyDown={(event) => event.key === "Escape" && onPutAway()}
      className="flex w-108 max-w-[45vw] shrink-0 flex-col overflow-y-auto rounded-lg border bg-card shadow-card big-text:w-full big-text:max-w-none max-md:mx-3 max-md:w-auto max-md:max-w-none"
    >
      <header className="border-b px-4 py-3">
        <div className="flex items-center gap-2">
          <h2 className="flex-1 text-lg font-bold">{t("title")}</h2>
          <Button variant="quiet" size="sm" onClick={onPutAway}>
            {t("later")}
            <X />
          </Button>
        </div>
        <p className="text-muted-foreground">
          {current === undefined ? t("allDone") : t("welcome", { name: person.name, count: steps.length - done })}
        </p>
        <div className="mt-3 flex items-center gap-1.5">
          {steps.map(({ key, isDone }) => (
            <span
              key={key}
              aria-hidden="true"
              className={cn(
                "h-1.5 flex-1 rounded-full",
                isDone ? "bg-primary" : key === current ? "bg-primary/35" : "bg-border",
              )}
            />
          ))}
          <span className="tnum ml-1 text-xs">
            <b>{done}</b> / {steps.length}
          </span>
        </div>
      </header>
      <ol>
        {steps.map((step, at) => (
          <StepRow key={step.key} step={step} at={at + 1} steps={steps} isCurrent={step.key === current} way={way} />
        ))}
      </ol>
    </aside>
  )
}
interface StepRowProps {
  readonly step: Step
  readonly at: number
  readonly steps: ReadonlyArray<Step>
  readonly isCurrent: boolean
  readonly way: React.RefObject<HTMLAnchorElement | null>
}
function StepRow({ step, at, steps, isCurrent, way }: StepRowProps) {
  const { t } = useTranslation("steps")
  const { key, isDone, detail } = step
  const missing = missingFor(key, steps)
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={cn("flex gap-3.5 border-b px-4 py-3 last:border-b-0", isCurrent && "bg-accent/60")}
    >
      <span
        className={cn(
          "grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold",
          isDone ? "bg-success-bg text-success" : isCurrent ? "bg-primary text-primary-foreground" : "border",
        )}
      >
        {isDone ? <Check className="size-4.5" aria-label={t("done")} /> : at}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <b className={cn("min-w-0 flex-1", isDone ? "font-normal" : "text-base")}>{t(`${key}.title`)}</b>
          {!isDone && <span className="shrink-0 text-xs text-muted-foreground">{t(`${key}.time`)}</span>}
        </p>
        <p className="truncate text-xs text-muted-foreground max-md:text-sm">
          {isDone
            ? (detail ?? t(`${key}.done`))
            : missing.length > 0
              ? t("first", { steps: missing.map((needed) => t(`${needed}.title`)).join("・") })
              : t(`${key}.hint`)}
        </p>
        {!isDone && missing.length === 0 && <Way step={key} isMain={isCurrent} way={way} />}
      </div>
    </li>
  )
}
/** Where a step is done; the one that is next has the screen's filled button. */
function Way({
  step,
  isMain,
  way,
}: {
  readonly step: Step["key"]
  readonly isMain: boolean
  readonly way: StepRowProps["way"]
}) {
  const { t } = useTranslation("steps")
  const { buttons } = useWorkspace()
  const ways = {
    site: { to: "/works", search: { create: 1 } },
    people: { to: "/staff/new" },
    task: { to: "/calendar", search: { create: 1 } },
    punch: { to: buttons.includes("clockIn") ? "/today" : "/salary" },
  } as const
  const looks = (isFilled: boolean) =>
    buttonVariants({ variant: isFilled ? "default" : "outline", size: "sm", className: "mt-2 mr-2 max-md:h-12" })
  return (
    <>
      <Link {...ways[step]} ref={isMain ? way : undefined} className={looks(isMain)}>
        {t(`${step}.way`)}
      </Link>
      {step === "people" && buttons.includes("hire") && (
        <Link to="/import/$kind" params={{ kind: "staff" }} className={looks(false)}>
          {t("people.sheet")}
        </Link>
      )}
    </>
  )
}
