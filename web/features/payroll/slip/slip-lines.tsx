import { ChevronDown, ChevronRight } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import { monthNumber, signed } from "../money.ts"
import type { SlipLine, Statement } from "../slip-query.ts"
import { shortFormula } from "./formula-text.ts"
import { Why } from "./why.tsx"

interface SlipLinesProps {
  readonly slip: Statement
  readonly open: string | undefined
  readonly onOpen: (key: string | undefined) => void
}
const columns = "grid grid-cols-[1fr_6.5rem_6rem] items-center gap-x-2 px-4"

/** Every line of the slip; ↑↓ move over them, → and Enter tell why, ← closes. */
export function SlipLines({ slip, open, onOpen }: SlipLinesProps) {
  const { t } = useTranslation("pay")
  const box = useRef<HTMLDivElement>(null)
  const keys = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return
    const lines = [...(box.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])]
    const at = lines.indexOf(event.target)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (at < 0) return
    if (step !== undefined) lines[Math.min(lines.length - 1, Math.max(0, at + step))]?.focus()
    else if (event.key === "ArrowRight") onOpen(event.target.dataset.line)
    else if (event.key === "ArrowLeft") onOpen(undefined)
    else return
    event.preventDefault()
  }
  const linesOf = (kind: SlipLine["kind"]) => slip.lines.filter((line) => line.kind === kind)
  const { previous, totals } = slip
  const month = previous === null ? undefined : monthNumber(previous.month)
  const row = (line: SlipLine) => (
    <Line
      key={line.key}
      slip={slip}
      line={line}
      isOpen={line.key === open}
      onToggle={() => onOpen(line.key === open ? undefined : line.key)}
    />
  )
  const info = linesOf("info")
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the buttons inside
    <div ref={box} onKeyDown={keys} className="min-h-0 overflow-y-auto">
      <Card>
        <div className={cn(columns, "h-8 border-b bg-muted text-2xs text-muted-foreground")}>
          <h2 className="text-xs font-semibold text-foreground">{t("pay")}</h2>
          <span className="text-right">{t("amount")}</span>
          <span className="text-right">{month !== undefined && t("sinceColumn", { month })}</span>
        </div>
        {linesOf("pay").map(row)}
        <Gone slip={slip} kind="pay" />
        <Total label={t("grossTotal")} amount={totals.gross} since={since(totals.gross, previous?.gross)} />
        <h2 className="flex h-8 items-center border-b bg-muted px-4 text-xs font-semibold">{t("deduction")}</h2>
        {linesOf("deduction").map(row)}
        <Gone slip={slip} kind="deduction" />
        <Total
          label={t("deductionTotal")}
          amount={totals.deductions}
          since={since(totals.deductions, previous?.deductions)}
        />
        {(totals.repaid !== undefined || previous?.repaid !== undefined) && (
          <>
            <h2 className="flex h-8 items-center border-b bg-muted px-4 text-xs font-semibold">{t("repaid")}</h2>
            {linesOf("repayment").map(row)}
            <Gone slip={slip} kind="repayment" />
          </>
        )}
        <Total label={t("netTotal")} amount={totals.net} since={since(totals.net, previous?.net)} isLast />
      </Card>
      {info.length > 0 && (
        <Card className="mt-3">
          <h2 className="flex h-8 items-center border-b bg-muted px-4 text-xs font-semibold">{t("info")}</h2>
          {info.map(row)}
        </Card>
      )}
    </div>
  )
}
const since = (now: number, before: number | undefined) => (before === undefined ? undefined : now - before)

interface LineProps {
  readonly slip: Statement
  readonly line: SlipLine
  readonly isOpen: boolean
  readonly onToggle: () => void
}
function Line({ slip, line, isOpen, onToggle }: LineProps) {
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <>
      <button
        type="button"
        data-line={line.key}
        aria-expanded={isOpen}
        onClick={onToggle}
        className={cn(
          columns,
          "min-h-7.5 w-full border-b text-left -outline-offset-2 last:border-b-0 hover:bg-muted/60",
          isOpen && "border-b-0 bg-accent font-semibold text-link",
        )}
      >
        <span className="flex min-w-0 items-center gap-2">
          <Chevron aria-hidden="true" className="size-3.5 shrink-0 text-muted-foreground" />
          <span className="shrink-0">{line.name}</span>
          <span className="truncate text-xs font-normal text-muted-foreground">{shortFormula(line)}</span>
        </span>
        <span className={cn("tnum text-right", isOpen && "text-foreground")}>{figure(line.amount)}</span>
        <span className="tnum text-right text-xs font-normal text-muted-foreground">
          {line.difference !== null && signed(line.difference.yen)}
        </span>
      </button>
      {isOpen && <Why slip={slip} line={line} />}
    </>
  )
}
/** Lines that only last month had: without them the differences would not add up. */
function Gone({ slip, kind }: { readonly slip: Statement; readonly kind: SlipLine["kind"] }) {
  const { t } = useTranslation("pay")
  const gone = slip.gone.filter((line) => line.kind === kind)
  return gone.map(({ key, name, before }) => (
    <div key={key} className={cn(columns, "min-h-7.5 border-b text-muted-foreground")}>
      <span className="flex items-center gap-2 pl-5.5">
        {name}
        <span className="text-xs">
          {slip.previous !== null && t("goneLine", { month: monthNumber(slip.previous.month) })}
        </span>
      </span>
      <span className="text-right">—</span>
      <span className="tnum text-right text-xs">{signed(-before)}</span>
    </div>
  ))
}
interface TotalProps {
  readonly label: string
  readonly amount: number
  readonly since: number | undefined
  readonly isLast?: boolean
}
function Total({ label, amount, since, isLast = false }: TotalProps) {
  return (
    <div
      className={cn(
        columns,
        "tnum h-8.5 border-b bg-muted font-semibold",
        isLast && "border-t-2 border-t-strong border-b-0",
      )}
    >
      <span>{label}</span>
      <span className="text-right">{figure(amount)}</span>
      <span className="text-right text-xs font-normal text-muted-foreground">
        {since !== undefined && signed(since)}
      </span>
    </div>
  )
}
