import { Dialog as Base } from "@base-ui/react/dialog"
import { cn, type Styled } from "@/lib/class-names.ts"
import { DialogBackdrop } from "./dialog.tsx"

export const Sheet = Base.Root
export const SheetTrigger = Base.Trigger
export const SheetClose = Base.Close
export const SheetTitle = Base.Title

const sides = {
  left: "inset-y-0 left-0 w-72 max-w-[85vw] border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
  right:
    "inset-y-0 right-0 w-100 max-w-[92vw] border-l data-ending-style:translate-x-full data-starting-style:translate-x-full",
  bottom:
    "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-2xl border-t pb-[env(safe-area-inset-bottom)] data-ending-style:translate-y-full data-starting-style:translate-y-full",
} as const

/** A panel from an edge: the drawer menu, a slip's explanation, a choice on the phone. Give it a SheetTitle. */
export function SheetContent({
  side,
  className,
  ...props
}: Styled<Base.Popup.Props> & { readonly side: keyof typeof sides }) {
  return (
    <Base.Portal>
      <DialogBackdrop />
      <Base.Popup
        data-slot="sheet"
        {...props}
        className={cn(
          "fixed z-50 flex flex-col overflow-y-auto bg-card shadow-pop transition-transform duration-150 outline-none",
          sides[side],
          className,
        )}
      />
    </Base.Portal>
  )
}
