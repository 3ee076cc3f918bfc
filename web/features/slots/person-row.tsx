import { CircleAlert, Minus, Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { numberIn } from "#modules/kernel/fields/normalise.ts"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { LevelInput } from "@/features/scheduling/task/more/level-input.tsx"
import type { Candidate } from "@/features/scheduling/task/task-query.ts"
import { cn } from "@/lib/class-names.ts"
import { PersonMore } from "./person-more.tsx"
import { manDays } from "./slot-model.ts"
import type { Fill } from "./use-fill.ts"

interface PersonRowProps {
  readonly person: Candidate
  readonly fill: Fill
  readonly asked: number | null
  readonly isOpen: boolean
}
/** One worker of the own company: how much of the shift he works, or why he can't. */
export function PersonRow({ person, fill, asked, isOpen }: PersonRowProps) {
  const { t } = useTranslation("slots")
  const tradeName = useTradeName()
  const { userId, name, trade } = person
  const pick = fill.fits.find((one) => one.userId === userId)
  const count = pick?.count ?? 0
  const isOver = pick?.fits === false
  const [reason] = person.reasons
  const [typed, setTyped] = useState<string>()
  const [isMore, setMore] = useState(false)
  const isOut = person.verdict === "refused" && count === 0
  const facts = [trade === null ? null : tradeName(trade), reason !== undefined && !isOut ? reason.title : null]
    .filter(Boolean)
    .join("・")
  return (
    <li
      className={cn(
        "border-b px-4 py-1.5 max-md:py-2.5",
        count > 0 && !isOver && "bg-accent",
        isOver && "bg-danger-bg",
        isOut && "text-muted-foreground",
      )}
    >
      <div className="flex items-center gap-3">
        <Avatar name={name} size={32} className="max-md:size-11" />
        <span className="min-w-0 flex-1">
          <b className="block truncate max-md:text-base">{name}</b>
          <span className="block truncate text-xs text-muted-foreground max-md:text-sm">
            {isOut ? reason?.fact : facts}
          </span>
          {pick !== undefined && isOpen && (
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isMore}
              aria-label={t("payOf", { name })}
              onClick={() => setMore(!isMore)}
              className="-ml-2"
            >
              {t("pay")}
            </Button>
          )}
        </span>
        {isOut || !isOpen ? (
          isOut && <Badge tone="muted">{reason?.title}</Badge>
        ) : (
          <span
            className={cn("flex items-center rounded-md border border-strong bg-card", isOver && "border-destructive")}
          >
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t("less", { name })}
              disabled={count === 0}
              onClick={() => fill.lower(userId)}
            >
              <Minus />
            </Button>
            <LevelInput
              aria-label={t("countOf", { name })}
              value={typed ?? manDays(count)}
              onChange={(text) => {
                setTyped(text)
                const read = numberIn(text)
                if (read !== undefined && read >= 0) fill.make(userId, read)
              }}
              onBlur={() => setTyped(undefined)}
              data-count
              onKeyDown={(event) => {
                if (typed !== undefined) return
                if (event.key === "ArrowLeft") fill.lower(userId)
                else if (event.key === "ArrowRight") {
                  if (count < Math.max(1, fill.roomFor(userId))) fill.raise(userId)
                } else return
                event.preventDefault()
              }}
              className={cn("h-8 w-14 border-0 px-1 text-center font-semibold max-md:text-lg", isOver && "text-danger")}
            />
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t("more", { name })}
              disabled={count >= Math.max(1, fill.roomFor(userId))}
              onClick={() => fill.raise(userId)}
            >
              <Plus />
            </Button>
          </span>
        )}
      </div>
      {isMore && pick !== undefined && isOpen && <PersonMore name={name} pick={pick} fill={fill} />}
      {isOver && (
        <p role="alert" className="mt-1.5 flex items-center gap-2 font-semibold text-danger">
          <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
          <span className="flex-1">{t("over", { asked: manDays(asked ?? 0), left: manDays(pick?.left ?? 0) })}</span>
          <Button
            variant="outline"
            size="sm"
            className="border-destructive text-danger"
            onClick={() => fill.make(userId, pick?.left ?? 0)}
          >
            {(pick?.left ?? 0) > 0 ? t("makeIt", { left: manDays(pick?.left ?? 0) }) : t("leaveOut")}
          </Button>
        </p>
      )}
    </li>
  )
}
