interface PageHeadProps {
  readonly title: React.ReactNode
  /** The grey words beside it: a count, a period. */
  readonly detail?: React.ReactNode
  /** Right; the one filled button of the screen stands last. */
  readonly children?: React.ReactNode
}
/** The head of a screen: 56 px, title, one grey line, actions. */
export function PageHead({ title, detail, children }: PageHeadProps) {
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2 max-md:px-4">
      <h1 className="text-xl font-semibold">{title}</h1>
      {detail !== undefined && <p className="text-muted-foreground">{detail}</p>}
      <div className="ml-auto flex min-w-0 flex-wrap items-center gap-2">{children}</div>
    </header>
  )
}
