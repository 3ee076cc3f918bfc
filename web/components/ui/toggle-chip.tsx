import { Button } from "./button.tsx"

interface ToggleChipProps extends Omit<React.ComponentProps<"button">, "aria-pressed"> {
  readonly isOn: boolean
}
/** A filter that is on or off, round like what it filters by; several may stand in a row and be on at once. */
export function ToggleChip({ isOn, className, ...props }: ToggleChipProps) {
  return (
    <Button
      {...props}
      variant={isOn ? "secondary" : "outline"}
      size="sm"
      aria-pressed={isOn}
      className={`rounded-full ${className ?? ""}`}
    />
  )
}
