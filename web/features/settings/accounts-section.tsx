import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { accountKeys, type JournalProduct, journalProducts } from "#modules/reports/codes.ts"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { may } from "@/lib/permissions.tsx"
import { type Accounts, accountsKey, accountsQuery, isAccounts, reports } from "./accounts-query.ts"
import { SettingCard } from "./setting-card.tsx"
import { SettingForm } from "./setting-form.tsx"

/** 勘定科目 of 仕訳データ as the company calls them, for each accounting product. */
export function AccountsSection() {
  const { t } = useTranslation(["settings", "journal"])
  const [product, setProduct] = useState<JournalProduct>("yayoi")
  const { data: accounts, error, refetch } = useQuery(accountsQuery(product))
  return (
    <SettingCard section="accounts" hint={t("accountsHint")}>
      <div className="flex flex-col items-start gap-4">
        <ToggleGroup
          label={t("journal:product")}
          value={product}
          onChange={setProduct}
          options={journalProducts.map((value) => ({ value, label: t(`journal:${value}`) }))}
        />
        <div className="w-full">
          {accounts === undefined && error === null && <Skeleton className="h-40" />}
          {accounts === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
          {accounts !== undefined && <NamesForm key={product} accounts={accounts} />}
        </div>
      </div>
    </SettingCard>
  )
}

type Names = Accounts["names"]
function NamesForm({ accounts }: { readonly accounts: Accounts }) {
  const { t } = useTranslation(["settings", "journal"])
  const [before, setBefore] = useState<Names>()
  const mayWrite = may(accounts, "nameAccounts")
  const form = useForm<Names, Accounts, Accounts>({
    first: accounts.names,
    words: Object.fromEntries(accountKeys.map((key) => [key, t(`journal:account.${key}`)])),
    stored: accounts,
    valuesOf: ({ names }) => names,
    isStored: isAccounts,
    mayWrite: () => mayWrite,
    // Another product is looked at and come back from; what was typed is there.
    keepAs: `accounts.${accounts.product}`,
    fieldOf: (name) => name.replace(/^names\./, ""),
    write: ({ values, stored = accounts }) =>
      writing({
        schema: async () => (await import("#modules/reports/contract.ts")).reportsContract.nameAccounts.body,
        body: {
          product: stored.product,
          version: stored.version,
          names: Object.fromEntries(accountKeys.map((key) => [key, values[key].trim()])),
        },
        send: (body, extraHeaders) => data(reports.nameAccounts({ body, extraHeaders })),
      }),
    invalidates: [accountsKey],
    done: t("saved"),
    onSaved: (saved, { values, base }) => {
      setBefore(JSON.stringify(values) === JSON.stringify(before) ? undefined : base)
      form.goOn(saved, saved.names, values)
    },
  })
  const undo =
    before === undefined
      ? undefined
      : () => {
          form.change(() => before)
          form.save()
        }
  return (
    <SettingForm form={form} undo={undo} mayWrite={mayWrite} notice={<ConflictNote form={form} />}>
      <div className="grid grid-cols-3 gap-x-4 gap-y-3 max-lg:grid-cols-2 max-md:grid-cols-1">
        {accountKeys.map((key) => (
          <TextField key={key} {...form.field(key)} placeholder={accounts.usual[key]} />
        ))}
      </div>
    </SettingForm>
  )
}
