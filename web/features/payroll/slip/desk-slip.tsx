import { Link } from "@tanstack/react-router"
import { ChevronRight } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { slashDate } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { PayRow } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import type { Statement } from "../slip-query.ts"
import { Banners } from "./banners.tsx"
import { BehindPanel } from "./behind-panel.tsx"
import { FigureCards } from "./figure-cards.tsx"
import { useNeighbours } from "./neighbours.ts"
import { PdfButton } from "./pdf-button.tsx"
import { Revisions } from "./revisions.tsx"
import { SlipLines } from "./slip-lines.tsx"
import { WorkedCard } from "./worked-card.tsx"

/** 明細 (05b): four figures, the lines with their why, and right of them the days down to the punches. */
export function DeskSlip({ slip }: { readonly slip: Statement }) {
  const [open, setOpen] = useState<string>()
  const line = slip.lines.find(({ key }) => key === open)
  const isCorrected = slip.corrections > 0 || slip.newerId !== null
  return (
    <div className="flex h-full flex-col gap-3 px-5 pb-4 max-lg:h-auto">
      <Head slip={slip} />
      <Banners slip={slip} />
      <FigureCards slip={slip} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_28.5rem] gap-3 max-lg:grid-cols-1">
        <div className="flex min-h-0 flex-col gap-3 overflow-y-auto">
          <SlipLines slip={slip} open={open} onOpen={setOpen} />
          <WorkedCard slip={slip} />
          {isCorrected && <Revisions slip={slip} />}
        </div>
        <BehindPanel key={open ?? ""} slip={slip} line={line} onClose={() => setOpen(undefined)} />
      </div>
    </div>
  )
}
function Head({ slip }: { readonly slip: Statement }) {
  const { t } = useTranslation("pay")
  const roleName = useRoleName()
  const tradeName = useTradeName()
  const format = useFormat()
  const workspace = useWorkspace()
  const { month, before, after } = useNeighbours(slip)
  const corrects = month !== undefined && may(month, "rerun") && isOpen(workspace, "/payroll")
  return (
    <header className="flex min-h-15 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 pt-2">
      <div className="min-w-0">
        <nav aria-label={t("back")} className="flex items-center gap-1 text-xs text-muted-foreground">
          <Link
            to="/salary-v4"
            search={{ month: slip.month }}
            className="inline-flex min-h-6 items-center hover:underline"
          >
            {t("back")}
          </Link>
          <ChevronRight aria-hidden="true" className="size-3" />
          <span>{t("monthOf", { month: format.month(slip.month) })}</span>
        </nav>
        <div className="flex flex-wrap items-center gap-x-2.5">
          <Avatar name={slip.name} size={24} decorative />
          <h1 className="text-xl font-semibold">{slip.name}</h1>
          <p className="tnum text-xs text-muted-foreground">
            {[roleName(slip.roleId), ...(slip.trade ? [tradeName(slip.trade)] : [])].join("・")}・
            {t("period", { from: slashDate(slip.from), to: slashDate(slip.to) })}
          </p>
          {slip.corrections > 0 && <Badge tone="primary">{t("state.corrected", { count: slip.corrections })}</Badge>}
          <Badge tone={slip.state === "closed" ? "success" : "warning"}>{t(`state.${slip.state}`)}</Badge>
        </div>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Neighbour row={before} month={slip.month} letter="K" words={t("previousPerson")} />
        <Neighbour row={after} month={slip.month} letter="J" words={t("nextPerson")} />
        {slip.id !== null && <PdfButton id={slip.id} month={slip.month} label={t("pdf")} />}
        {corrects && (
          <Link
            to="/payroll"
            search={{ month: slip.month, correct: slip.userId }}
            className={buttonVariants({ variant: "outline" })}
          >
            {t("correct")}
          </Link>
        )}
      </div>
    </header>
  )
}
interface NeighbourProps {
  readonly row: PayRow | undefined
  readonly month: string
  readonly letter: string
  readonly words: string
}
function Neighbour({ row, month, letter, words }: NeighbourProps) {
  if (row === undefined) return null
  return (
    <Link
      {...slipLink(row, month)}
      replace
      title={row.name}
      className="inline-flex h-9 items-center gap-1.5 rounded-md px-1.5 text-xs text-muted-foreground hover:bg-muted"
    >
      <Kbd>{letter}</Kbd>
      {words}
    </Link>
  )
}
