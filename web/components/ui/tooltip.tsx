import { Tooltip as Base } from "@base-ui/react/tooltip"

interface TooltipProps {
  /** The words; also read out, so the trigger must have a name of its own. */
  readonly content: React.ReactNode
  /** One focusable element. */
  readonly children: React.ReactElement
  readonly side?: "top" | "right" | "bottom" | "left"
}
/** A short explanation on hover and focus. Never the only place of something needed: phones have no hover. */
export function Tooltip({ content, children, side = "top" }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-60">
          <Base.Popup
            data-slot="tooltip"
            className="max-w-72 rounded-md bg-foreground px-2 py-1 text-xs text-background shadow-pop"
          >
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
