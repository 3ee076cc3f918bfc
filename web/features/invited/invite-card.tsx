import { HardHat, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { Invitation } from "./invitation-query.ts"
import { useNotedRows } from "./use-noted-rows.ts"

interface StepsProps {
  readonly at: 1 | 2
  readonly name: string
}
export function Steps({ at, name }: StepsProps) {
  return (
    <p className="flex items-center gap-2 text-sm">
      <b className="text-link">{name}</b>
      {[1, 2].map((step) => (
        <span
          key={step}
          aria-hidden="true"
          className={step <= at ? "h-1 flex-1 rounded-full bg-primary" : "h-1 flex-1 rounded-full bg-muted"}
        />
      ))}
      <span className="tnum text-muted-foreground">{at} / 2</span>
    </p>
  )
}
/** Which company asks, and as what. */
export function CompanyCard({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation("invited")
  const role = useRoleName()(invitation.roleId)
  const { invitedAt, inviter } = invitation.noted
  return (
    <section
      aria-label={t("company")}
      className="flex items-center gap-4 rounded-xl border bg-card p-5 shadow-card max-md:p-4"
    >
      <span className="grid size-13 shrink-0 place-items-center rounded-xl bg-primary text-primary-foreground">
        <HardHat className="size-7" aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <b className="block text-lg break-words">{invitation.companyName}</b>
        <span className="block text-base">{t("askedAs", { role })}</span>
        <span className="text-sm text-muted-foreground">
          {t("askedBy", { inviter, day: slashDate(dayOfInstant(invitedAt)) })}
        </span>
      </span>
    </section>
  )
}
/** What the company wrote down; it is the company's to change. */
export function WrittenDown({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation("invited")
  const rows = useNotedRows(invitation)
  const { companyName, noted } = invitation
  return (
    <section aria-labelledby="written-down">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h2 id="written-down" className="text-sm font-bold text-muted-foreground">
          {t("writtenDown")}
        </h2>
        <span className="text-sm text-muted-foreground">{t("notYours")}</span>
      </div>
      <dl className="rounded-xl border bg-card">
        {rows.map(({ label, words }) => (
          <div key={label} className="flex min-h-13 items-center justify-between gap-4 px-4 py-2 not-last:border-b">
            <dt className="shrink-0 text-muted-foreground">{label}</dt>
            <dd className="min-w-0 text-right font-bold break-words">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted-foreground">
        {t("differs", { company: companyName })}
        {noted.companyPhone !== null && (
          <a
            href={`tel:${noted.companyPhone}`}
            className="tnum flex min-h-11 items-center gap-2 text-base text-link underline max-md:min-h-12"
          >
            <Phone className="size-4" aria-hidden="true" />
            {noted.companyPhone}
          </a>
        )}
      </p>
    </section>
  )
}
