import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { ChevronLeft, ChevronRight, MessageCircleQuestionMark } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { dayOfInstant, yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { Banners } from "../slip/banners.tsx"
import { shortFormula } from "../slip/formula-text.ts"
import { PdfButton } from "../slip/pdf-button.tsx"
import { Revisions } from "../slip/revisions.tsx"
import { useWorkedCells } from "../slip/use-worked-cells.ts"
import { ownSlipsQuery, type SlipLine, type Statement } from "../slip-query.ts"
import { DifferenceLine } from "./difference-line.tsx"
import { DifferenceSheet } from "./difference-sheet.tsx"
import { KeptNote } from "./kept-note.tsx"
import { WhySheet } from "./why-sheet.tsx"

interface PhoneSlipProps {
  readonly slip: Statement
  readonly keptSince: number | undefined
}
/** 給与明細 on the phone (06): the net first, then every line with its why. */
export function PhoneSlip({ slip, keptSince }: PhoneSlipProps) {
  const { t } = useTranslation("pay")
  const [why, setWhy] = useState<SlipLine>()
  const [comparing, setComparing] = useState(false)
  const linesOf = (kind: SlipLine["kind"]) => slip.lines.filter((line) => line.kind === kind)
  const isCorrected = slip.corrections > 0 || slip.newerId !== null
  return (
    <div className="flex flex-col gap-3 px-4 pb-6">
      <Head slip={slip} />
      {keptSince !== undefined && <KeptNote since={keptSince} />}
      <Banners slip={slip} />
      <NetCard slip={slip} />
      <DifferenceLine slip={slip} onOpen={() => setComparing(true)} />
      <Section title={t("pay")} total={yen(slip.totals.gross)} lines={linesOf("pay")} onWhy={setWhy} />
      <Section title={t("taken")} total={yen(-slip.totals.deductions)} lines={linesOf("deduction")} onWhy={setWhy} />
      {slip.totals.repaid !== undefined && (
        <Section title={t("repaid")} total={yen(slip.totals.repaid)} lines={linesOf("repayment")} onWhy={setWhy} />
      )}
      <Card className="tnum flex min-h-15 flex-wrap items-center justify-between gap-x-3 bg-muted px-4 text-lg font-bold">
        <h2>{t("net")}</h2>
        <span className="text-xl">{yen(slip.totals.net)}</span>
      </Card>
      <Worked slip={slip} />
      {isCorrected && <Revisions slip={slip} />}
      {slip.officePhone !== null && (
        <a
          href={`tel:${slip.officePhone}`}
          className={buttonVariants({
            variant: "outline",
            className: "min-h-14 flex-wrap justify-start gap-3 px-4 py-2 whitespace-normal max-md:h-auto",
          })}
        >
          <MessageCircleQuestionMark aria-hidden="true" />
          {t("askAbout")}
          <span className="tnum ml-auto text-sm text-muted-foreground">{slip.officePhone}</span>
        </a>
      )}
      <WhySheet slip={slip} line={why} onClose={() => setWhy(undefined)} />
      <DifferenceSheet slip={slip} isOpen={comparing} onClose={() => setComparing(false)} />
    </div>
  )
}
function Head({ slip }: { readonly slip: Statement }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const navigate = useNavigate()
  const { data } = useQuery(ownSlipsQuery)
  const own = data?.value ?? []
  const at = own.findIndex(({ month }) => month === slip.month)
  const isOwn = own.some(({ id }) => id === slip.id)
  const [later, earlier] = isOwn ? [own[at - 1], own[at + 1]] : [undefined, undefined]
  const step = (to: typeof later, label: string, icon: React.ReactNode) => (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      disabled={to === undefined}
      onClick={() =>
        to !== undefined && void navigate({ to: "/salary-v4-detail/$id", params: { id: String(to.id) }, replace: true })
      }
    >
      {icon}
    </Button>
  )
  return (
    <header className="sticky top-0 z-10 -mx-4 border-b bg-background px-2 big-text:static">
      <div className="flex min-h-14 items-center gap-1">
        <Link
          to="/salary-v4"
          aria-label={t("wholeList")}
          className={buttonVariants({ variant: "ghost", size: "icon" })}
        >
          <ChevronLeft aria-hidden="true" />
        </Link>
        <h1 className="min-w-0 flex-1 truncate text-lg font-bold">{isOwn ? t("ownTitle") : slip.name}</h1>
        {slip.id !== null && (
          <PdfButton
            id={slip.id}
            month={slip.month}
            label={t("pdfShort")}
            variant="quiet"
            className="font-bold max-md:h-12 big-text:px-1 big-text:[&_svg]:hidden"
          />
        )}
      </div>
      <div className="flex min-h-12 items-center justify-between">
        {step(earlier, t("previousMonth"), <ChevronLeft />)}
        <b className="text-base">{t("monthOf", { month: format.month(slip.month) })}</b>
        {step(later, t("nextMonth"), <ChevronRight />)}
      </div>
    </header>
  )
}
function NetCard({ slip }: { readonly slip: Statement }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  return (
    <section className="rounded-xl bg-primary px-4 py-3 text-primary-foreground">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <h2>{t("net")}</h2>
        <span>{t("paidOn", { day: format.day(slip.paidOn) })}</span>
      </div>
      <p className="tnum py-1 text-[min(2.25rem,13vw)] leading-tight font-bold">{yen(slip.totals.net)}</p>
      <p className="text-sm">
        {slip.madeAt !== null && t("settledOn", { day: format.day(dayOfInstant(slip.madeAt)) })}
        {slip.corrections > 0 && `・${t("state.corrected", { count: slip.corrections })}`}
      </p>
    </section>
  )
}
interface SectionProps {
  readonly title: string
  readonly total: string
  readonly lines: ReadonlyArray<SlipLine>
  readonly onWhy: (line: SlipLine) => void
}
function Section({ title, total, lines, onWhy }: SectionProps) {
  return (
    <Card>
      <h2 className="tnum flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-b bg-muted px-4 text-base font-bold">
        {title}
        <span className="text-xl">{total}</span>
      </h2>
      <ul className="divide-y">
        {lines.map((line) => (
          <li key={line.key}>
            <button
              type="button"
              onClick={() => onWhy(line)}
              className="flex min-h-14 w-full items-center gap-3 px-4 py-1.5 text-left hover:bg-muted big-text:flex-wrap big-text:gap-x-2"
            >
              <span className="min-w-0 flex-1 big-text:basis-full">
                <span className="block text-base">{line.name}</span>
                <span className="block truncate text-sm text-muted-foreground">{shortFormula(line)}</span>
              </span>
              <b className="tnum text-base">{yen(line.amount)}</b>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
function Worked({ slip }: { readonly slip: Statement }) {
  const { t } = useTranslation("pay")
  const cells = useWorkedCells(slip)
  return (
    <section>
      <h2 className="mb-2 text-sm font-bold text-muted-foreground">
        {t("attendanceOf", { month: Number(slip.month.slice(5)) })}
      </h2>
      <Card>
        <dl className="flex flex-wrap divide-x big-text:flex-col big-text:divide-x-0 big-text:divide-y">
          {cells.map(({ label, unit, value }) => (
            <div key={label} className="flex min-h-18 min-w-24 flex-1 flex-col items-center justify-center p-2">
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd className="tnum text-lg font-bold">
                {value}
                <span className="text-sm font-normal">{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {slip.note && <p className="mt-2 text-sm text-muted-foreground">{slip.note}</p>}
    </section>
  )
}
