import { Button } from "@/components/ui/button.tsx"

interface StepperProps {
  readonly label: string
  readonly value: string
  /** What is valid, where the value differs from it: the old one beside the new one. */
  readonly before?: string | undefined
  readonly less: string
  readonly more: string
  readonly onLess: () => void
  readonly onMore: () => void
  /** Where the value can be typed too: stands in its place. */
  readonly children?: React.ReactNode
  /** Takes the value away again, where there is one. */
  readonly none?: { readonly label: string; readonly onPress: () => void } | undefined
}
/** A value that is made less and more by big presses, for gloves. */
export function Stepper({ label, value, before, less, more, none, children, onLess, onMore }: StepperProps) {
  return (
    <fieldset className="flex flex-col gap-1.5" aria-label={label}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{label}</span>
        {before !== undefined && (
          <span className="tnum text-sm">
            <s className="text-muted-foreground">{before}</s> → <b className="text-warning">{value}</b>
          </span>
        )}
      </span>
      <span className="flex items-center gap-3">
        <Button variant="outline" className="min-w-19 max-md:h-13" aria-label={`${label} ${less}`} onClick={onLess}>
          {less}
        </Button>
        {children ? children : <output className="tnum flex-1 text-center text-2xl font-bold">{value}</output>}
        <Button variant="outline" className="min-w-19 max-md:h-13" aria-label={`${label} ${more}`} onClick={onMore}>
          {more}
        </Button>
      </span>
      {none !== undefined && (
        <Button variant="quiet" className="self-center max-md:h-12" onClick={none.onPress}>
          {none.label}
        </Button>
      )}
    </fieldset>
  )
}
