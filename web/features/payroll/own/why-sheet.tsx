import { ChevronDown, ChevronRight, MessageCircleQuestionMark } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Sheet, SheetClose, SheetContent, SheetTitle } from "@/components/ui/sheet.tsx"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { DayCards } from "../slip/day-cards.tsx"
import { DayClock } from "../slip/day-clock.tsx"
import { type Part, signOf } from "../slip/formula-text.ts"
import { RepaidExpenses } from "../slip/repaid-expenses.tsx"
import { countsShifts, type ShareOfDay, sharesOf, shareText, siteOf, sumOfShares } from "../slip/shares.ts"
import type { SlipLine, Statement } from "../slip-query.ts"

interface WhySheetProps {
  readonly slip: Statement
  /** Undefined: closed. */
  readonly line: SlipLine | undefined
  readonly onClose: () => void
}
/** なぜこの金額？ from below: the amount, the formula in boxes, a plain sentence, the days behind it, and whom to ask. */
export function WhySheet({ slip, line, onClose }: WhySheetProps) {
  const { t } = useTranslation("pay")
  // Focus on a button below would scroll past what the sheet is about.
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Sheet open={line !== undefined} onOpenChange={(next) => !next && onClose()}>
      {line !== undefined && (
        <SheetContent side="bottom" initialFocus={title} className="px-4">
          <span aria-hidden="true" className="mx-auto mt-2 mb-3 block h-1 w-10 shrink-0 rounded-full bg-border" />
          <SheetTitle ref={title} tabIndex={-1} className="text-lg font-bold outline-none">
            {t("whyOf", { name: line.name })}
          </SheetTitle>
          <p className="tnum mt-2 text-3xl font-bold">{yen(line.amount)}</p>
          <Boxes line={line} />
          <p className="mt-3 text-base leading-7">{line.text.sentence}</p>
          <StepsBefore line={line} />
          {line.kind === "repayment" && <RepaidExpenses slip={slip} />}
          <Days slip={slip} line={line} />
          <div className="sticky bottom-0 mt-3 flex gap-3 bg-card py-3 big-text:static big-text:flex-col">
            {slip.officePhone !== null && (
              <a
                href={`tel:${slip.officePhone}`}
                className={buttonVariants({ variant: "outline", className: "max-md:h-13 flex-1" })}
              >
                <MessageCircleQuestionMark aria-hidden="true" />
                {t("askOffice")}
              </a>
            )}
            <SheetClose render={<Button variant="secondary" className="flex-1 font-bold max-md:h-13" />}>
              {t("closePanel")}
            </SheetClose>
          </div>
        </SheetContent>
      )}
    </Sheet>
  )
}
/** The last step of the formula, each part with its words; a single figure needs no formula. */
function Boxes({ line }: { readonly line: SlipLine }) {
  const last = line.text.steps.at(-1)
  if (last === undefined || last.parts.length < 2) return null
  return (
    <div className="mt-3 rounded-xl border bg-muted/50 px-2 py-3">
      <p className="flex flex-wrap items-start justify-center gap-x-2 gap-y-2">
        {last.parts.map((part, at) => (
          <Box key={`${at} ${part.words}`} part={part} isFirst={at === 0} />
        ))}
      </p>
      {last.rounding !== undefined && <p className="mt-2 text-center text-sm text-muted-foreground">{last.rounding}</p>}
    </div>
  )
}
/** What was calculated before the last step, for whom wants to follow it. */
function StepsBefore({ line }: { readonly line: SlipLine }) {
  const { t } = useTranslation("pay")
  const before = line.text.steps.slice(0, -1)
  if (before.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="flex min-h-12 items-center text-base font-medium text-link">{t("stepsBefore")}</summary>
      <dl className="divide-y rounded-xl border">
        {before.map((step) => (
          <div key={step.words} className="px-3 py-2">
            <dt className="text-sm text-muted-foreground">{step.name}</dt>
            <dd className="tnum flex flex-wrap justify-between gap-x-3 text-base">
              <span>{step.numbers}</span>
              <b>{step.result}</b>
            </dd>
            {step.rounding !== undefined && <dd className="text-sm text-muted-foreground">{step.rounding}</dd>}
          </div>
        ))}
      </dl>
    </details>
  )
}
function Box({ part, isFirst }: { readonly part: Part; readonly isFirst: boolean }) {
  const { t } = useTranslation("pay")
  const clause =
    part.op === "atLeast" || part.op === "atMost" || part.op === "zeroUnder" ? t(`op.${part.op}`) : signOf(part)
  return (
    <>
      {!isFirst && <span className="text-base leading-7 text-muted-foreground">{clause}</span>}
      <span className="max-w-26 text-center">
        <b className="tnum block text-base leading-7">{part.text}</b>
        <span className="block text-sm leading-4.5 text-muted-foreground">{part.words}</span>
      </span>
    </>
  )
}
function Days({ slip, line }: { readonly slip: Statement; readonly line: SlipLine }) {
  const { t } = useTranslation("pay")
  const [open, setOpen] = useState<string>()
  const shares = sharesOf(slip, line)
  const text = (share: number) => shareText(share, countsShifts(line), (count) => t("behindShifts", { count }))
  if (shares.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="mb-2 flex justify-between gap-3 text-sm font-bold text-muted-foreground">
        {t("daysOf", { name: line.name })}
        <span className="tnum shrink-0">{t("sumOf", { time: text(sumOfShares(shares)) })}</span>
      </h3>
      <ul className="divide-y overflow-hidden rounded-xl border">
        {shares.map((one) => (
          <Day
            key={one.day}
            of={one}
            text={text(one.share)}
            isOpen={one.day === open}
            onToggle={() => setOpen(one.day === open ? undefined : one.day)}
          />
        ))}
      </ul>
    </section>
  )
}
interface DayProps {
  readonly of: ShareOfDay
  readonly text: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}
function Day({ of, text, isOpen, onToggle }: DayProps) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const { attendance } = of
  const Chevron = isOpen ? ChevronDown : ChevronRight
  const [punch] = attendance?.punches ?? []
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-15 w-full items-center gap-3 px-4 py-1.5 text-left big-text:flex-wrap"
      >
        <span className="min-w-0 flex-1 big-text:basis-full">
          <span className="tnum block text-base">
            {format.day(of.day)}{" "}
            {punch !== undefined && (
              <>
                <DayClock at={punch.checkIn} day={of.day} />–
                {punch.checkOut !== null && <DayClock at={punch.checkOut} day={of.day} />}
              </>
            )}
          </span>
          <span className="block truncate text-sm text-muted-foreground">
            {attendance === undefined ? "" : (siteOf(attendance) ?? t("office"))}
          </span>
        </span>
        <b className="tnum text-base">{text}</b>
        <Chevron aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
      </button>
      {isOpen && attendance !== undefined && (
        <DayCards day={attendance} className="flex-col border-t bg-muted/50 p-3" />
      )}
    </li>
  )
}
