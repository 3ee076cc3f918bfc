import { Check } from "lucide-react"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { type Stage, stages } from "./stage.ts"

/** 確認―プレビュー―締め―支払 */
export function Stepper({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation("close")
  const here = stages.indexOf(stage)
  return (
    <ol aria-label={t("stepper")} className="flex items-center gap-2 text-xs max-md:flex-wrap max-md:text-sm">
      {stages.map((one, at) => (
        <Fragment key={one}>
          {at > 0 && (
            <li aria-hidden="true" className={cn("h-px w-5 max-md:w-3", at <= here ? "bg-primary" : "bg-border")} />
          )}
          <li
            aria-current={at === here ? "step" : undefined}
            className={cn("flex items-center gap-1.5", at === here ? "font-semibold" : "text-muted-foreground")}
          >
            <span
              className={cn(
                "tnum grid size-5.5 place-items-center rounded-full border text-2xs font-semibold",
                at === here && "border-primary bg-primary text-primary-foreground",
                at < here && "border-primary bg-accent text-link",
              )}
            >
              {at < here ? (
                <>
                  <Check aria-hidden="true" className="size-3.5" />
                  <span className="sr-only">{t("stepDone")}</span>
                </>
              ) : (
                at + 1
              )}
            </span>
            {t(`step.${one}`)}
          </li>
        </Fragment>
      ))}
    </ol>
  )
}
