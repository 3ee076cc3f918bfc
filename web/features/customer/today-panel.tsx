import { CircleCheck, Clock, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { headsOf, startOf } from "./site-week.tsx"
import type { Week, WeekTask } from "./week-query.ts"
import { placeOf } from "./wish.ts"

/** 今日: who comes today, from when, where they meet, and whom to call. */
export function TodayPanel({ week }: { readonly week: Week }) {
  const { t } = useTranslation("customer")
  const { day } = useFormat()
  const tasks = week.tasks.filter((task) => task.day === week.today)
  const siteOf = ({ constructionSiteId }: WeekTask) => placeOf(week, constructionSiteId)
  return (
    <section aria-label={t("todayTitle")} className="rounded-lg border bg-card shadow-card max-md:hidden">
      <h2 className="border-b px-4 py-2.5 font-bold">
        {t("todayTitle")}　{day(week.today)}
      </h2>
      {tasks.length === 0 && <p className="px-4 py-3 text-muted-foreground">{t("nothingToday")}</p>}
      <ul>
        {tasks.map((task) => {
          const start = startOf(task)
          const meeting = [task.meetingTime, task.meetingPlace].filter(Boolean).join(" ")
          const phone = task.leaderPhone ?? siteOf(task)?.leaderPhone ?? week.companyPhone
          const Icon = start === undefined ? Clock : CircleCheck
          return (
            <li key={task.id} className="flex items-start gap-3 border-b px-4 py-3 last:border-b-0">
              <Icon className="mt-1 size-4 shrink-0" aria-hidden="true" />
              <div className="min-w-0 flex-1">
                <b className="block">{siteOf(task)?.name}</b>
                <p className="tnum text-sm">
                  {[
                    headsOf(task) > 0 ? t("heads", { count: headsOf(task) }) : t("planned"),
                    task.isHeld ? t("onHold") : start === undefined ? t("adjusting") : t("from", { time: start }),
                  ].join("・")}
                </p>
                {meeting !== "" && <p className="text-sm text-muted-foreground">{t("meet", { meeting })}</p>}
              </div>
              {phone !== null && phone !== "" && (
                <a
                  href={`tel:${phone}`}
                  aria-label={t("call", { name: task.leaderName ?? siteOf(task)?.leaderName ?? week.companyName })}
                  className={buttonVariants({ variant: "outline", size: "icon" })}
                >
                  <Phone />
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
/** At the foot: the company itself. */
export function CompanyPhone({ week }: { readonly week: Week }) {
  const { t } = useTranslation("customer")
  const { companyName, companyPhone } = week
  if (companyPhone === null || companyPhone === "") return null
  return (
    <a
      href={`tel:${companyPhone}`}
      aria-label={t("call", { name: companyName })}
      className="flex min-h-12 items-center gap-3 rounded-lg border bg-card px-4 py-3"
    >
      <Phone className="size-4 shrink-0" aria-hidden="true" />
      <span>
        <b className="block">{companyName}</b>
        <span className="tnum text-sm text-muted-foreground">{companyPhone}</span>
      </span>
    </a>
  )
}
