import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"

const steps = ["information", "plan", "payment"] as const
export type Step = (typeof steps)[number]

/** Where in the wizard one is: done, now, to come. */
export function StepsLine({ at }: { readonly at: Step }) {
  const { t } = useTranslation("registration")
  const now = steps.indexOf(at)
  return (
    <ol aria-label={t("steps")} className="mx-auto flex items-center gap-2 text-sm max-md:gap-1 max-md:text-xs">
      {steps.map((step, place) => (
        <li key={step} aria-current={place === now ? "step" : undefined} className="flex items-center gap-2">
          {place > 0 && <span aria-hidden="true" className="h-px w-10 bg-border max-md:w-3" />}
          <span
            aria-hidden="true"
            className={cn(
              "tnum grid size-7 place-items-center rounded-full border text-xs max-md:size-6",
              place < now && "border-primary bg-accent text-primary",
              place === now && "border-primary bg-primary font-bold text-primary-foreground",
              place > now && "border-strong text-muted-foreground",
            )}
          >
            {place < now ? <Check className="size-4" /> : place + 1}
          </span>
          <span className={cn(place === now ? "font-bold" : "text-muted-foreground max-md:sr-only")}>
            {t(`step.${step}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}
