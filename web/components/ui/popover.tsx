import { Popover as Base } from "@base-ui/react/popover"
import { cn, type Styled } from "@/lib/class-names.ts"

export const Popover = Base.Root
export const PopoverTrigger = Base.Trigger
export const PopoverClose = Base.Close
export const PopoverTitle = Base.Title

type Place = Pick<Base.Positioner.Props, "align" | "side" | "sideOffset" | "anchor">

export function PopoverContent({
  className,
  align,
  side,
  sideOffset,
  anchor,
  ...props
}: Styled<Base.Popup.Props> & Place) {
  return (
    <Base.Portal>
      <Base.Positioner
        align={align ?? "start"}
        side={side}
        sideOffset={sideOffset ?? 6}
        anchor={anchor}
        className="z-50"
      >
        <Base.Popup
          data-slot="popover"
          {...props}
          className={cn(
            "max-h-(--available-height) w-72 overflow-y-auto rounded-lg border bg-popover p-4 text-popover-foreground shadow-pop outline-none",
            className,
          )}
        />
      </Base.Positioner>
    </Base.Portal>
  )
}
