import { Radio } from "@base-ui/react/radio"
import { RadioGroup as Base } from "@base-ui/react/radio-group"
import { cn, type Styled } from "@/lib/class-names.ts"
import { useFormGroup } from "./form-field.tsx"

/** One of a few, all in sight; arrow keys move. Inside a FormField (`group`) it is named by it. */
export function RadioGroup<Value>({ className, ...props }: Styled<Base.Props<Value>>) {
  return (
    <Base data-slot="radio-group" {...useFormGroup()} {...props} className={cn("flex flex-wrap gap-4", className)} />
  )
}
/** The round mark alone, for rows that draw their own words around it in a label. */
export function RadioMark({ className, ...props }: Styled<Radio.Root.Props>) {
  return (
    <Radio.Root
      data-slot="radio"
      {...props}
      className={cn(
        "grid size-4 shrink-0 place-items-center rounded-full border border-input bg-card data-checked:border-5 data-checked:border-primary data-disabled:opacity-45 max-md:size-6 max-md:data-checked:border-7",
        className,
      )}
    />
  )
}
/** A mark with its words. */
export function RadioItem({ children, className, ...props }: Styled<Radio.Root.Props>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the Base UI mark inside
    <label className={cn("flex min-h-8 cursor-pointer items-center gap-2 max-md:min-h-12 max-md:text-base", className)}>
      <RadioMark {...props} />
      <span>{children}</span>
    </label>
  )
}
