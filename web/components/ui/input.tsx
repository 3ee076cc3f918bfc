import { cn } from "@/lib/class-names.ts"
import { useFormControl } from "./form-field.tsx"

/** The edge, height and focus ring of everything one types into or picks from. */
export const controlLooks =
  "w-full border border-input bg-card text-sm outline-none placeholder:text-muted-foreground focus-visible:border-ring focus-visible:ring-3 focus-visible:ring-ring/25 disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-danger aria-invalid:ring-danger/20 max-md:text-base"

/** Of pages with two or three fields and nothing else: sign-in, password. */
const tallLooks = "h-11 rounded-md px-3 max-md:h-15 max-md:rounded-xl"

/** One line of text. Inside a FormField it is labelled, described and marked wrong by it. */
export function Input({
  className,
  tall = false,
  ...props
}: React.ComponentProps<"input"> & { readonly tall?: boolean }) {
  return (
    <input
      data-slot="input"
      {...useFormControl()}
      {...props}
      className={cn(controlLooks, tall ? tallLooks : "h-9 rounded-md px-3 max-md:h-13 max-md:rounded-lg", className)}
    />
  )
}
/** Several lines of text; Enter makes a new line. */
export function Textarea({ className, ...props }: React.ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="input"
      rows={3}
      {...useFormControl()}
      {...props}
      className={cn(controlLooks, "rounded-md px-3 py-2 leading-5 max-md:rounded-lg", className)}
    />
  )
}
