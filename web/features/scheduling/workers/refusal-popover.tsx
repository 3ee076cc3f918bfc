import { Ban } from "lucide-react"
import { Popover, PopoverContent, PopoverTitle } from "@/components/ui/popover.tsx"
import type { Refusal } from "./use-hand.ts"

interface RefusalPopoverProps {
  readonly refusal: Refusal
  readonly onClose: () => void
}
/** Why something was not done, whole and at the place where it was let go; the status line says it to who can't see. */
export function RefusalPopover({ refusal, onClose }: RefusalPopoverProps) {
  return (
    <Popover open onOpenChange={onClose}>
      <PopoverContent
        anchor={() => document.querySelector(`[data-over="${refusal.over}"]`)}
        side="bottom"
        align="start"
        // The keys stay in the grid, so that Ctrl+Z and the next move need no click.
        initialFocus={false}
        finalFocus={false}
        className="w-80 border-danger/60 p-3 text-xs"
      >
        <PopoverTitle className="flex items-start gap-1.5 font-bold text-danger">
          <Ban aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {refusal.title}
        </PopoverTitle>
        {refusal.lines.map((line) => (
          <p key={line} className="mt-1.5 break-words">
            {line}
          </p>
        ))}
      </PopoverContent>
    </Popover>
  )
}
