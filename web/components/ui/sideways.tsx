interface SidewaysProps {
  readonly label: string
  readonly children: React.ReactNode
}
/** What is wider than the phone: it scrolls by the finger, and by the arrow keys once it is reached with Tab. */
export function Sideways({ children, label }: SidewaysProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard does only where the focus is
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto focus-visible:-outline-offset-2"
    >
      {children}
    </section>
  )
}
