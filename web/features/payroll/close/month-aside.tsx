import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Card } from "@/components/ui/card.tsx"
import { shiftMonth } from "@/features/scheduling/days.ts"
import { dayOfInstant, figure } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { monthNumber, signed } from "../money.ts"
import { monthQuery, type PayMonth } from "../queries.ts"
import { dayAfter } from "./day-after.ts"

/** Last month's sums, when it is closed: drafts are nothing to compare with. */
export const useMonthBefore = (month: PayMonth) => {
  const asked = shiftMonth(month.month, -1)
  const { data } = useQuery(monthQuery(asked))
  return data?.month === asked && data.state === "closed" && data.totals.people > 0 ? data : undefined
}
/** The sums as they stand, and the days that matter. */
export function MonthAside({ month }: { readonly month: PayMonth }) {
  const { t } = useTranslation("close")
  const before = useMonthBefore(month)
  const { totals } = month
  const { breakdown } = totals
  return (
    <div className="flex flex-col gap-3 max-lg:col-start-2 big-text:col-start-1 max-md:col-start-1">
      <Card className="p-4">
        <h2 className="text-xs text-muted-foreground">
          {t(month.state === "closed" ? "result" : "estimate", { count: totals.people })}
        </h2>
        <dl className="tnum mt-1 flex flex-col gap-1">
          <Sum term={t("gross")} amount={totals.gross} />
          <Sum term={t("insurance")} amount={breakdown.insurance} />
          <Sum term={t("taxes")} amount={breakdown.incomeTax + breakdown.residentTax} />
          <Sum term={t("otherDeductions")} amount={breakdown.otherDeductions} />
          {totals.repaid > 0 && <Sum term={t("repaid")} amount={totals.repaid} />}
          <div className="mt-1 flex items-baseline justify-between gap-2 border-t pt-2">
            <dt>{t("net")}</dt>
            <dd className="text-lg font-bold">{figure(totals.net)}</dd>
          </div>
        </dl>
        {before !== undefined && (
          <p className="tnum mt-1 text-right text-xs text-muted-foreground">
            {t("since", { month: monthNumber(before.month), yen: signed(totals.net - before.totals.net) })}
          </p>
        )}
      </Card>
      <Schedule month={month} />
      {month.closers.length > 0 && <Closers of={month.closers} />}
    </div>
  )
}
function Sum({ term, amount }: { readonly term: string; readonly amount: number }) {
  return (
    <div className="flex justify-between gap-2">
      <dt className="text-muted-foreground">{term}</dt>
      <dd>{figure(amount)}</dd>
    </div>
  )
}
function Schedule({ month }: { readonly month: PayMonth }) {
  const { t } = useTranslation("close")
  const { t: looks } = useTranslation("looks")
  const format = useFormat()
  const today = dayOfInstant(new Date().toISOString())
  const days = [
    { day: month.to, words: looks("lastDayOfPeriod") },
    { day: dayAfter(month.to), words: looks("closableFrom") },
    { day: today, words: t("today") },
    { day: month.correctBy, words: looks("correctBy") },
    { day: month.sendBy, words: looks("sendBy") },
    { day: month.paidOn, words: t("payDayWord") },
    { day: month.taxDueOn, words: looks("taxDue") },
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return (
    <Card className="p-4">
      <h2 className="font-semibold">{looks("schedule")}</h2>
      <ol className="mt-2 flex flex-col gap-1.5">
        {days.map(({ day, words }) => (
          <li
            key={words}
            className={day === today ? "tnum flex gap-3 font-semibold" : "tnum flex gap-3 text-muted-foreground"}
          >
            <span className="w-24 shrink-0">{format.day(day)}</span>
            {words}
          </li>
        ))}
      </ol>
    </Card>
  )
}
/** 締めの担当: who may close the month, finance first. */
function Closers({ of }: { readonly of: PayMonth["closers"] }) {
  const { t } = useTranslation("looks")
  const roleName = useRoleName()
  return (
    <Card className="p-4">
      <h2 className="font-semibold">{t("closers")}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {of.map(({ name, roleId }, at) => (
          // Two people may bear one name.
          <li key={`${at} ${name}`} className="flex items-center gap-2">
            <Avatar name={name} size={24} decorative />
            <span className="min-w-0">
              {name}
              <span className="text-muted-foreground">（{roleName(roleId)}）</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
