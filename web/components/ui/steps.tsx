import { Check } from "lucide-react"
import { Fragment } from "react"
import { cn } from "@/lib/class-names.ts"

interface StepsProps {
  readonly label: string
  /** The words of the steps, in their order. */
  readonly words: ReadonlyArray<string>
  readonly here: number
  /** Said of a step that is behind. */
  readonly doneWord: string
}
/** Where in a way of several steps one is: done, now, to come. */
export function Steps({ label, words, here, doneWord }: StepsProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-2 text-xs max-md:flex-wrap max-md:text-sm">
      {words.map((word, at) => (
        <Fragment key={word}>
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
                  <span className="sr-only">{doneWord}</span>
                </>
              ) : (
                at + 1
              )}
            </span>
            {word}
          </li>
        </Fragment>
      ))}
    </ol>
  )
}
