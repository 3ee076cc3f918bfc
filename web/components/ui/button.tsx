import { cva, type VariantProps } from "class-variance-authority"
import { cn } from "@/lib/class-names.ts"
import { Spinner } from "./spinner.tsx"

const looks = cva(
  "inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap transition-colors select-none disabled:cursor-default disabled:opacity-45 aria-busy:opacity-80 [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  {
    variants: {
      variant: {
        default: "border-transparent bg-primary text-primary-foreground hover:bg-primary/90 active:bg-primary/80",
        outline: "border-strong bg-card hover:bg-muted active:bg-muted",
        secondary: "border-transparent bg-secondary text-secondary-foreground hover:bg-secondary/70",
        ghost: "border-transparent hover:bg-muted active:bg-muted",
        destructive: "border-transparent bg-destructive text-destructive-foreground hover:bg-destructive/90",
        quiet: "border-transparent text-link hover:bg-muted",
      },
      size: {
        default:
          "h-9 px-3 text-sm max-md:h-12 max-md:text-base max-md:big-text:h-auto max-md:big-text:min-h-[48px] max-md:big-text:shrink max-md:big-text:py-1 max-md:big-text:whitespace-normal",
        sm: "h-8 px-2.5 text-xs max-md:h-12 max-md:text-sm max-md:big-text:h-auto max-md:big-text:min-h-[48px] max-md:big-text:shrink max-md:big-text:py-1 max-md:big-text:whitespace-normal",
        lg: "h-11 px-5 text-base max-md:h-13",
        icon: "size-9 max-md:size-12 [&_svg:not([class*='size-'])]:size-4.5",
        "icon-sm": "size-8 max-md:size-12",
        submit: "h-11 w-full px-5 text-base max-md:min-h-17 max-md:rounded-xl max-md:text-xl max-md:font-bold",
        dock: "min-h-17 w-full rounded-xl px-4 text-xl font-bold [&_svg:not([class*='size-'])]:size-6",
        punch:
          "min-h-19 big-text:min-h-[76px] w-full rounded-xl px-4 text-2xl font-bold [&_svg:not([class*='size-'])]:size-7",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
)
/**
 * Looks of a button, also for links: `<Link className={buttonVariants({ variant: "outline" })}>`.
 * Phones get 48 px and more; `submit` sends a whole
 * page, `dock` is the one main button in the thumb zone, `punch` the button of a punch.
 */
export const buttonVariants = (props: VariantProps<typeof looks> & { readonly className?: string | undefined }) =>
  cn(looks(props))

export interface ButtonProps extends React.ComponentProps<"button">, VariantProps<typeof looks> {
  /** Sending: the button stays in place, turns its wheel and takes no second press. */
  readonly busy?: boolean
}
export function Button({ className, variant, size, busy = false, type = "button", children, ...props }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      aria-busy={busy || undefined}
      {...props}
      disabled={props.disabled === true || busy}
      className={buttonVariants({ variant, size, className })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
