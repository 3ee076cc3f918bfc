import { useQuery } from "@tanstack/react-query"
import { Plus, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { mostSubsidies } from "#modules/payroll/codes.ts"
import { TickField } from "@/components/form/choice-fields.tsx"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { YenField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { yen } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { SettingCard } from "./setting-card.tsx"
import { SettingForm } from "./setting-form.tsx"
import { isSubsidies, payroll, type Subsidies, subsidiesKey, subsidiesQuery } from "./subsidies-query.ts"
import { newSubsidy, type SubsidyLine, type SubsidyValues, subsidyBody, subsidyValues } from "./subsidy-values.ts"

const cells = ["title", "subsidy", "isInHourlyBase", "isPaidWhole"] as const

/** 会社の手当: allowances that the company pays by rule, offered where pay terms are written. */
export function SubsidiesSection() {
  const { t } = useTranslation("settings")
  const { data: subsidies, error, refetch } = useQuery(subsidiesQuery)
  return (
    <SettingCard section="subsidies" hint={t("subsidiesHint")}>
      {subsidies === undefined && error === null && <Skeleton className="h-24" />}
      {subsidies === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {subsidies !== undefined && <SubsidiesForm subsidies={subsidies} />}
    </SettingCard>
  )
}

function SubsidiesForm({ subsidies }: { readonly subsidies: Subsidies }) {
  const { t } = useTranslation("settings")
  const [before, setBefore] = useState<SubsidyValues>()
  const mayWrite = may(subsidies, "set")
  const form = useForm<SubsidyValues, Subsidies, Subsidies>({
    first: subsidyValues(subsidies),
    words: (name) => {
      const cell = cells.find((one) => name.endsWith(`.${one}`))
      return cell === undefined ? t("section.subsidies") : t(`subsidyField.${cell}`)
    },
    stored: subsidies,
    valuesOf: subsidyValues,
    isStored: isSubsidies,
    mayWrite: () => mayWrite,
    write: ({ values, stored = subsidies }) =>
      writing({
        schema: async () => (await import("#modules/payroll/contract.ts")).payrollContract.setCompanySubsidies.body,
        body: { version: stored.version, ...subsidyBody(values) },
        send: (body, extraHeaders) => data(payroll.setCompanySubsidies({ body, extraHeaders })),
      }),
    invalidates: [subsidiesKey],
    done: t("saved"),
    onSaved: (saved, { values, base }) => {
      setBefore(JSON.stringify(values) === JSON.stringify(before) ? undefined : base)
      form.goOn(saved, subsidyValues(saved), values)
    },
  })
  const undo =
    before === undefined
      ? undefined
      : () => {
          form.change(() => before)
          form.save()
        }
  const lines = form.values.subsidies
  const put = (next: ReadonlyArray<SubsidyLine>) => form.change(() => ({ subsidies: next }), ["subsidies"])
  const shown = (_: string, values: SubsidyValues) =>
    values.subsidies.map(({ subsidy, title }) => `${title} ${yen(Number(subsidy))}`).join("、")
  const bound = (at: number, cell: keyof SubsidyLine) =>
    form.bind(
      `subsidies.${at}.${cell}`,
      (now) => now.subsidies[at]?.[cell] ?? "",
      (value, into) => ({ subsidies: into.subsidies.map((one, n) => (n === at ? { ...one, [cell]: value } : one)) }),
    )
  return (
    <SettingForm form={form} undo={undo} mayWrite={mayWrite} notice={<ConflictNote form={form} show={shown} />}>
      {lines.length === 0 && <p className="text-xs text-muted-foreground">{t("noSubsidy")}</p>}
      {lines.map((_, at) => (
        <div key={at} className="flex flex-wrap items-start gap-3">
          <TextField {...bound(at, "title")} label={t("subsidyField.title")} required className="w-64 max-md:w-full" />
          <YenField {...bound(at, "subsidy")} label={t("subsidyField.subsidy")} required className="w-40" />
          <span className="flex flex-wrap gap-x-4 md:mt-7">
            <TickField {...bound(at, "isInHourlyBase")} label={t("subsidyField.isInHourlyBase")} />
            <TickField {...bound(at, "isPaidWhole")} label={t("subsidyField.isPaidWhole")} />
          </span>
          {mayWrite && (
            <Button
              variant="ghost"
              size="icon"
              className="md:mt-6"
              aria-label={t("removeSubsidy", { row: at + 1 })}
              onClick={() => put(lines.toSpliced(at, 1))}
            >
              <X />
            </Button>
          )}
        </div>
      ))}
      {mayWrite && lines.length < mostSubsidies && (
        <Button variant="outline" size="sm" className="self-start" onClick={() => put([...lines, newSubsidy])}>
          <Plus aria-hidden="true" />
          {t("addSubsidy")}
        </Button>
      )}
    </SettingForm>
  )
}
