import { Dialog as Base } from "@base-ui/react/dialog"
import { X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn, type Styled } from "@/lib/class-names.ts"
import { isSaveKey } from "@/lib/save-key.ts"
import { Button } from "./button.tsx"

export const Dialog = Base.Root
export const DialogTrigger = Base.Trigger
export const DialogClose = Base.Close
/** The name of a window whose head is its own. */
export const DialogTitle = Base.Title

/** Widths of UI-05, in px at 100 % text. */
const widths = {
  500: "md:w-125",
  700: "md:w-175",
  800: "md:w-200",
  1000: "md:w-250",
  1045: "md:w-261.25",
  1100: "md:w-275",
  1200: "md:w-300",
} as const

/** Of a window with a sentence and its buttons: it need not hide the page on phones. */
export const smallOnPhones =
  "max-md:inset-x-4 max-md:inset-y-auto max-md:top-1/2 max-md:max-h-[calc(100dvh-2rem)] max-md:-translate-y-1/2 max-md:rounded-xl max-md:border max-md:shadow-pop"

export function DialogBackdrop() {
  return (
    <Base.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
  )
}
interface DialogContentProps extends Styled<Base.Popup.Props> {
  readonly width?: keyof typeof widths
}
/**
 * A window over the page; the whole screen on phones. Head, body and foot are its three parts.
 *
 * What lies below hears none of its keys but Esc: React's events go up through portals, and the form below would save.
 */
export function DialogContent({ className, width = 500, children, onKeyDown, ...props }: DialogContentProps) {
  return (
    <Base.Portal>
      <DialogBackdrop />
      <Base.Popup
        data-slot="dialog"
        {...props}
        onKeyDown={(event) => {
          if (event.key !== "Escape") event.stopPropagation()
          // There is nothing to save in a plain window, and a browser would offer to keep the page.
          if (isSaveKey(event.nativeEvent)) event.preventDefault()
          onKeyDown?.(event)
        }}
        className={cn(
          "fixed z-50 flex flex-col bg-card text-card-foreground outline-none",
          "inset-0 md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[calc(100dvh-2rem)] md:max-w-[calc(100vw-2rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-xl md:border md:shadow-pop",
          "transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0",
          widths[width],
          className,
        )}
      >
        {children}
      </Base.Popup>
    </Base.Portal>
  )
}
interface DialogHeaderProps {
  readonly title: React.ReactNode
  /** Grey words or badges right of the title. */
  readonly children?: React.ReactNode
  readonly description?: React.ReactNode
  /** Beside the cross: one button, for more there is no room on a phone. */
  readonly action?: React.ReactNode
  readonly closable?: boolean
}
export function DialogHeader({ title, children, description, action, closable = true }: DialogHeaderProps) {
  const { t } = useTranslation("common")
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-3 border-b px-5 py-2 max-md:px-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Base.Title className="text-lg font-bold">{title}</Base.Title>
          {children}
        </div>
        {description !== undefined && (
          <Base.Description className="text-xs text-muted-foreground">{description}</Base.Description>
        )}
      </div>
      {action}
      {closable && (
        <Base.Close render={<Button variant="ghost" size="icon" aria-label={t("close")} />}>
          <X />
        </Base.Close>
      )}
    </header>
  )
}
export function DialogBody({ className, ...props }: React.ComponentProps<"div">) {
  return <div {...props} className={cn("min-h-0 flex-1 overflow-y-auto px-5 py-4 max-md:px-4", className)} />
}
export function DialogFooter({ className, ...props }: React.ComponentProps<"footer">) {
  return (
    <footer
      {...props}
      className={cn(
        "flex min-h-15 shrink-0 items-center justify-end gap-2 border-t px-5 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-md:px-4",
        className,
      )}
    />
  )
}
