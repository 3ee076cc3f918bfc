import { Menu } from "@base-ui/react/menu"
import { cn, type Styled } from "@/lib/class-names.ts"

export const DropdownMenu = Menu.Root
export const DropdownMenuTrigger = Menu.Trigger
export const DropdownMenuGroup = Menu.Group

type Place = Pick<Menu.Positioner.Props, "align" | "side" | "sideOffset" | "anchor">

export function DropdownMenuContent({
  className,
  align,
  side,
  sideOffset,
  anchor,
  ...props
}: Styled<Menu.Popup.Props> & Place) {
  return (
    <Menu.Portal>
      <Menu.Positioner align={align ?? "end"} side={side} sideOffset={sideOffset ?? 6} anchor={anchor} className="z-50">
        <Menu.Popup
          data-slot="dropdown-menu"
          {...props}
          className={cn(
            "max-h-(--available-height) min-w-48 overflow-y-auto rounded-lg border bg-popover p-1 text-popover-foreground shadow-pop outline-none",
            className,
          )}
        />
      </Menu.Positioner>
    </Menu.Portal>
  )
}
const itemLooks =
  "flex min-h-9 cursor-default items-center gap-2 rounded-md px-2.5 text-sm outline-none select-none data-disabled:opacity-45 data-highlighted:bg-accent data-highlighted:text-accent-foreground max-md:min-h-12 max-md:text-base [&_svg]:size-4 [&_svg]:text-muted-foreground"

export function DropdownMenuItem({
  className,
  tone,
  ...props
}: Styled<Menu.Item.Props> & { readonly tone?: "danger" }) {
  return (
    <Menu.Item
      {...props}
      className={cn(itemLooks, tone === "danger" && "text-danger [&_svg]:text-danger", className)}
    />
  )
}
/** An entry that goes somewhere: `render={<Link to="/…" />}`. */
export function DropdownMenuLink({ className, ...props }: Styled<Menu.LinkItem.Props>) {
  return <Menu.LinkItem closeOnClick {...props} className={cn(itemLooks, className)} />
}
export function DropdownMenuLabel({ className, ...props }: Styled<Menu.GroupLabel.Props>) {
  return <Menu.GroupLabel {...props} className={cn("px-2.5 py-1.5 text-2xs text-muted-foreground", className)} />
}
export function DropdownMenuSeparator() {
  return <Menu.Separator className="my-1 h-px bg-border" />
}
