import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { Ban, ChevronLeft, LockOpen } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { companies, data } from "@/lib/client.ts"
import { writing } from "@/lib/form/writing.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { useWrite } from "@/lib/use-write.ts"
import { accountQuery, accountsKey } from "./account-queries.ts"
import { AccountStateBadge } from "./account-state.tsx"
import { platformKey } from "./platform-queries.ts"
import { ReasonedDialog } from "./reasoned-dialog.tsx"

const route = getRouteApi("/_platform/account/$id")

interface BlockProps {
  readonly id: number
  readonly name: string
  readonly adminOf: ReadonlyArray<string>
  readonly onClose: () => void
}
/** Says what happens: out of everything at once, and of the companies that have no other word than his. */
function BlockDialog({ adminOf, id, name, onClose }: BlockProps) {
  const { t } = useTranslation("platform")
  return (
    <ReasonedDialog
      title={t("blockAsk", { name })}
      description={t("blockText")}
      action={t("block")}
      done={t("blocked")}
      hint={t("blockReasonHint")}
      invalidates={[accountsKey, platformKey]}
      write={(reason) =>
        writing({
          schema: async () => (await import("#modules/companies/contract.ts")).companiesContract.blockAccount.body,
          body: { status: 0, reason },
          send: (body, extraHeaders) => data(companies.blockAccount({ params: { id }, body, extraHeaders })),
        })
      }
      onClose={onClose}
    >
      {() =>
        adminOf.length > 0 && (
          <p className="text-sm text-danger">{t("blockCompanies", { names: adminOf.join("、") })}</p>
        )
      }
    </ReasonedDialog>
  )
}

/** One account: its companies and roles, and the platform's way to shut it out (SUP-01, D95). */
export function AccountPage() {
  const { t } = useTranslation("platform")
  const roleName = useRoleName()
  const { id } = route.useParams()
  const { data: account } = useSuspenseQuery(accountQuery(Number(id)))
  const [asks, setAsks] = useState<"block" | "unblock">()
  const unblock = useWrite({
    write: (_: undefined, extraHeaders) =>
      data(companies.blockAccount({ params: { id: account.id }, body: { status: 1 }, extraHeaders })),
    invalidates: [accountsKey, platformKey],
    done: t("unblocked"),
    onDone: () => setAsks(undefined),
  })
  const adminOf = account.companies
    .filter(({ isFirstAdmin }) => isFirstAdmin === 1)
    .map(({ companyName }) => companyName)
  return (
    <>
      <header className="flex flex-wrap items-center gap-3 px-5 py-3 max-md:px-4">
        <Link to="/account" className="inline-flex w-full items-center gap-1 text-sm text-link">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {t("accounts")}
        </Link>
        <h1 className="text-xl font-semibold">{account.name}</h1>
        <AccountStateBadge status={account.status} />
        <span className="text-sm break-all text-muted-foreground">{account.email}</span>
        <span className="ml-auto flex gap-2">
          {account.actions.includes("block") && (
            <Button variant="outline" className="text-danger" onClick={() => setAsks("block")}>
              <Ban aria-hidden="true" />
              {t("block")}
            </Button>
          )}
          {account.actions.includes("unblock") && (
            <Button onClick={() => setAsks("unblock")}>
              <LockOpen aria-hidden="true" />
              {t("unblock")}
            </Button>
          )}
        </span>
      </header>
      <Card className="mx-5 mb-5 p-5 max-md:mx-4">
        <h2 className="mb-3 text-base font-bold">{t("belongs")}</h2>
        {account.companies.length === 0 && <p className="text-sm text-muted-foreground">{t("belongsNowhere")}</p>}
        <ul className="divide-y text-sm">
          {account.companies.map(({ companyId, companyName, isFirstAdmin, roleId, status }) => (
            <li key={companyId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <Link
                to="/company-detail/$id"
                params={{ id: String(companyId) }}
                className="min-w-60 text-link underline"
              >
                {companyName}
              </Link>
              <span>{roleName(roleId)}</span>
              {isFirstAdmin === 1 && <span className="text-muted-foreground">{t("firstAdmin")}</span>}
              {status !== 1 && <span className="text-danger">{t("shutOut")}</span>}
            </li>
          ))}
        </ul>
      </Card>
      {asks === "block" && (
        <BlockDialog id={account.id} name={account.name} adminOf={adminOf} onClose={() => setAsks(undefined)} />
      )}
      <ConfirmDialog
        open={asks === "unblock"}
        onOpenChange={(open) => !open && setAsks(undefined)}
        title={t("unblockAsk", { name: account.name })}
        description={t("unblockText")}
        action={t("unblock")}
        destructive={false}
        busy={unblock.isPending}
        onConfirm={() => unblock.mutate(undefined)}
      />
    </>
  )
}
