import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { clockTime, dayOfInstant, figure, yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { signed } from "../money.ts"
import { type Revision, revisionsQuery } from "../queries.ts"
import type { Statement } from "../slip-query.ts"

/** 訂正の履歴: every slip of this month with who asked for it why, and line by line what changed. */
export function Revisions({ slip }: { readonly slip: Statement }) {
  const { t } = useTranslation("pay")
  const { data, error, refetch } = useQuery(revisionsQuery(slip.month, slip.userId))
  return (
    <Card className="shrink-0">
      <h2 className="flex h-9 items-center border-b bg-muted px-4 text-xs font-semibold max-md:h-12 max-md:text-base">
        {t("revisions")}
      </h2>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} className="m-3" />}
      <ol className="divide-y">
        {data?.toReversed().map((revision, at, all) => (
          <Item
            key={revision.id}
            revision={revision}
            number={all.length - 1 - at}
            isShown={revision.id === slip.id}
            isNow={at === 0}
          />
        ))}
      </ol>
    </Card>
  )
}
interface ItemProps {
  readonly revision: Revision
  /** 0 is the first slip, n the nth correction. */
  readonly number: number
  readonly isShown: boolean
  readonly isNow: boolean
}
function Item({ revision, number, isShown, isNow }: ItemProps) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const { madeAt, reason, changes, net } = revision
  const name = number === 0 ? t("revisionFirst") : t("state.corrected", { count: number })
  return (
    <li className="flex flex-col gap-1 px-4 py-2.5 max-md:text-base">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{name}</b>
        {isNow && <span className="text-xs text-success">{t("revisionNow")}</span>}
        {madeAt !== null && (
          <span className="tnum text-xs text-muted-foreground">
            {format.day(dayOfInstant(madeAt))} {clockTime(madeAt)}
          </span>
        )}
        <b className="tnum ml-auto">{yen(net)}</b>
        {!isShown && (
          <Link
            to="/salary-v4-detail/$id"
            params={{ id: String(revision.id) }}
            className={buttonVariants({ variant: "outline", size: "sm", className: "max-md:h-12" })}
          >
            {t("revisionOpen")}
          </Link>
        )}
      </p>
      {reason !== null && <p className="text-xs text-muted-foreground">{t("revisionReason", { reason })}</p>}
      {number > 0 && (
        <ul className="tnum text-xs max-md:text-sm">
          {changes.length === 0 && <li className="text-muted-foreground">{t("noChange")}</li>}
          {changes.map((change) => (
            <li key={change.key} className="flex flex-wrap justify-between gap-x-3">
              <span>
                {change.name}{" "}
                <span className="text-muted-foreground">
                  {change.causes
                    .slice(0, 1)
                    .map(({ words, beforeText, afterText }) => `${words} ${beforeText ?? "—"} → ${afterText ?? "—"}`)}
                </span>
              </span>
              <span>
                {figure(change.before)} → {figure(change.after)} <b>{signed(change.after - change.before)}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
