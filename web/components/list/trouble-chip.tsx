import { TriangleAlert } from "lucide-react"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { cn } from "@/lib/class-names.ts"

interface TroubleChipProps {
  readonly name: string
  /** What it means, in a sentence. */
  readonly hint: string
  readonly count: number
  readonly isOn: boolean
  readonly isGrave?: boolean
  readonly onClick: () => void
}
/** Rows that lack something: always there with their number, so that nobody has to look for them. */
export function TroubleChip({ name, hint, count, isOn, isGrave = false, onClick }: TroubleChipProps) {
  return (
    <ToggleChip
      isOn={isOn}
      title={hint}
      onClick={onClick}
      className={cn(isGrave && count > 0 && "border-danger/50 text-danger")}
    >
      {count > 0 && <TriangleAlert aria-hidden="true" className={cn(!isGrave && "text-warning")} />}
      {name} <span className="tnum">{count}</span>
    </ToggleChip>
  )
}
