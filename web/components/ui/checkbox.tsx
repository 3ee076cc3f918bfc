import { Checkbox as Base } from "@base-ui/react/checkbox"
import { Check, Minus } from "lucide-react"
import { cn, type Styled } from "@/lib/class-names.ts"

/** A tick with its words; the whole row is the target. Without words give `aria-label`. */
export function Checkbox({ className, children, ...props }: Styled<Base.Root.Props>) {
  const box = (
    <Base.Root
      data-slot="checkbox"
      {...props}
      className={cn(
        "grid size-4 shrink-0 place-items-center rounded-sm border border-input bg-card text-primary-foreground outline-offset-2 data-checked:border-primary data-checked:bg-primary data-disabled:opacity-45 data-indeterminate:border-primary data-indeterminate:bg-primary max-md:size-6 [&_svg]:size-3 max-md:[&_svg]:size-4.5",
        children === undefined && className,
      )}
    >
      <Base.Indicator>
        {props.indeterminate === true ? <Minus strokeWidth={3} /> : <Check strokeWidth={3} />}
      </Base.Indicator>
    </Base.Root>
  )
  return children === undefined ? (
    box
  ) : (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the Base UI box inside
    <label
      className={cn(
        "flex min-h-8 cursor-pointer items-center gap-2 max-md:min-h-12 max-md:gap-3 max-md:text-base",
        className,
      )}
    >
      {box}
      <span>{children}</span>
    </label>
  )
}
