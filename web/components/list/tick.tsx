interface TickProps {
  readonly label: string
  readonly isOn: boolean
  /** Some of what it stands for are ticked. */
  readonly isPartly?: boolean
  readonly onPress: (isRange: boolean) => void
}
/** The browser's own box: a list draws one a row, and the keys are the list's. */
export function Tick({ label, isOn, isPartly = false, onPress }: TickProps) {
  return (
    <span className="grid place-items-center">
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = isPartly
        }}
        type="checkbox"
        checked={isOn}
        tabIndex={-1}
        aria-label={label}
        onChange={({ nativeEvent }) => onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        onClick={({ currentTarget }) => currentTarget.closest("table")?.focus({ preventScroll: true })}
        className="size-4 accent-primary"
      />
    </span>
  )
}
