import { useEffect, useRef } from "react"
import { cn } from "@/lib/class-names.ts"

interface OverlayProps {
  readonly titleId: string
  readonly onClose: () => void
  /** Rises from below and leaves what is behind it in sight. */
  readonly isSheet?: boolean
  readonly children: React.ReactNode
}
/**
 * A page over the page, by the browser's own dialog: it is there without a network and keeps the focus inside. The whole
 * phone, or a sheet from below; a window on desks.
 */
export function Overlay({ titleId, onClose, isSheet = false, children }: OverlayProps) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={cn(
        "fixed m-0 max-h-none max-w-none flex-col overflow-hidden bg-background text-foreground outline-none open:flex backdrop:bg-black/45",
        "md:top-1/2 md:left-1/2 md:h-auto md:max-h-[calc(100dvh-2rem)] md:min-h-120 md:w-110 md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-2xl md:shadow-pop",
        isSheet
          ? "top-auto bottom-0 left-0 h-auto max-h-[94dvh] w-full rounded-t-2xl md:bottom-auto md:min-h-0"
          : "top-0 left-0 h-dvh w-full",
      )}
    >
      {children}
    </dialog>
  )
}
/** What scrolls. */
export function OverlayBody({ className, ...props }: React.ComponentProps<"div">) {
  return <div {...props} className={cn("min-h-0 flex-1 overflow-y-auto px-4 pt-5 pb-4", className)} />
}
/** The thumb zone. */
export function OverlayDock({ className, ...props }: React.ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn(
        "flex shrink-0 flex-col gap-3 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] [&_button]:whitespace-normal",
        className,
      )}
    />
  )
}
