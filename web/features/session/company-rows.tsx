import { useQuery } from "@tanstack/react-query"
import { CircleAlert, Lock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { RadioGroup, RadioMark } from "@/components/ui/radio-group.tsx"
import { cn } from "@/lib/class-names.ts"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import { queryClient } from "@/lib/query-client.ts"
import { session } from "@/lib/session.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { blocksQuery, type Choice, ownProfileQuery } from "./choices.ts"

interface CompanyRowsProps {
  readonly choices: ReadonlyArray<Choice>
  readonly value: number | undefined
  readonly onChange: (id: number) => void
}
/** One row for each company: mark, picture, name, role, and why it can't be entered. */
export function CompanyRows({ choices, value, onChange }: CompanyRowsProps) {
  const { t } = useTranslation("picker")
  return (
    <RadioGroup
      aria-label={t("pickHead")}
      value={value ?? 0}
      onValueChange={onChange}
      className="flex-col flex-nowrap gap-0 overflow-hidden rounded-lg border bg-card shadow-card max-md:gap-3 max-md:overflow-visible max-md:border-0 max-md:bg-transparent max-md:pb-4 max-md:shadow-none"
    >
      {choices.map((choice) => (
        <CompanyRow key={choice.id} choice={choice} />
      ))}
    </RadioGroup>
  )
}
function CompanyRow({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation("picker")
  const { adminId, name, avatar, roleId, roleTitle, statusText, isSelectable } = choice
  const usual = useRoleName()(roleId)
  const { i18n } = useTranslation()
  const { data: profile } = useQuery(ownProfileQuery, queryClient)
  // The company's own word, in the person's language; who has just chosen another one reads that one's (UI-07).
  const role = profile?.language === i18n.language ? roleTitle : usual
  // Whoever is its admin has nobody to ask.
  const isOwn = adminId !== null && adminId === session.signIn()?.personId
  const Icon = isSelectable ? CircleAlert : Lock
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the radio mark inside
    <label
      className={cn(
        "flex min-h-19 items-center gap-4 border-l-3 border-l-transparent px-5 py-2 not-last:border-b has-[[data-checked]]:border-l-primary has-[[data-checked]]:bg-accent",
        "max-md:min-h-16 max-md:rounded-xl max-md:border max-md:border-strong max-md:bg-card max-md:px-4 max-md:has-[[data-checked]]:border-2 max-md:has-[[data-checked]]:border-primary",
        isSelectable ? "cursor-pointer" : "bg-muted/40 max-md:bg-muted",
      )}
    >
      <RadioMark value={choice.id} disabled={!isSelectable} aria-label={`${name} ${role} ${statusText ?? ""}`} />
      <Avatar name={name} src={avatar} shape="square" decorative muted={!isSelectable} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className={cn("text-base", !isSelectable && "text-muted-foreground")}>{name}</b>
          <Badge tone="outline">{role}</Badge>
        </span>
        {statusText !== null && (
          <span
            className={cn(
              "mt-0.5 flex items-center gap-1 text-xs max-md:text-sm",
              isSelectable ? "text-warning" : "text-danger",
            )}
          >
            <Icon className="size-3.5 shrink-0" aria-hidden="true" />
            {statusText}
          </span>
        )}
        {choice.userCompanyStatus === 0 && <WhyBlocked companyId={choice.id} />}
        {!isSelectable && !isOwn && (
          <span className="block text-xs text-muted-foreground max-md:text-sm">{t("pickAsk")}</span>
        )}
      </span>
    </label>
  )
}
/** Whoever is shut out reads since when, by whom and why, in the words of whoever did it. */
function WhyBlocked({ companyId }: { readonly companyId: number }) {
  const { t } = useTranslation("picker")
  const { data: blocks = [] } = useQuery(blocksQuery, queryClient)
  const block = blocks.find((one) => one.companyId === companyId)
  if (block === undefined) return null
  const { by, from, reason } = block
  return (
    <span className="mt-0.5 block text-xs text-foreground max-md:text-sm">
      {t("pickBlocked", { day: slashDate(dayOfInstant(from)), by })}
      {reason !== "" && <span className="block break-words">{t("pickReason", { reason })}</span>}
    </span>
  )
}
