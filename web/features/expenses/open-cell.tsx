/** The cell that opens its row by the mouse; keys have Enter. */
export function OpenCell({ children, onOpen }: { readonly children: string; readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="max-w-full truncate font-medium text-link hover:underline"
      onClick={onOpen}
    >
      {children}
    </button>
  )
}
