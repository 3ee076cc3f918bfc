import { Ban, Check, TriangleAlert } from "lucide-react"
import type { Verdict } from "#modules/scheduling/codes.ts"
import { cn } from "@/lib/class-names.ts"

const looks = {
  ok: { Icon: Check, tone: "text-success" },
  warn: { Icon: TriangleAlert, tone: "text-warning" },
  refused: { Icon: Ban, tone: "text-danger" },
} as const satisfies Record<Verdict, object>

interface ReasonProps {
  readonly verdict: Verdict
  readonly title: string
  readonly fact?: string | undefined
  readonly className?: string
}
/** One bold reason and its fact: 二重手配 11/26 品川駅西口再開発 午前. Icon, word and colour say the same. */
export function Reason({ verdict, title, fact, className }: ReasonProps) {
  const { Icon, tone } = looks[verdict]
  return (
    <p className={cn("flex items-start gap-1 text-2xs max-md:text-sm", className)}>
      <Icon className={cn("mt-0.5 size-3 shrink-0", tone)} aria-hidden="true" />
      <span className="min-w-0">
        <b className={tone}>{title}</b>
        {fact !== undefined && <span className="ml-1.5 text-muted-foreground">{fact}</span>}
      </span>
    </p>
  )
}
