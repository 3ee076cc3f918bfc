import { useQuery } from "@tanstack/react-query"
import { Eye, EyeOff, Pencil, Plus } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { figure } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { wholeSource } from "@/lib/list/source.ts"
import { useWrite } from "@/lib/use-write.ts"
import { PlanDialog } from "./plan-dialog.tsx"
import { type PlanRow, plansKey, plansQuery } from "./plan-queries.ts"
import { PlatformList, usePlatformSearch } from "./platform-list.tsx"

type Asks = { readonly does: "create" } | { readonly does: "edit" | "status"; readonly row: PlanRow }
const states = ["open", "hidden"] as const

const useColumns = (ask: (asks: Asks) => void): ReadonlyArray<ListColumn<PlanRow>> => {
  const { t } = useTranslation(["platform", "offers"])
  return useMemo(
    () => [
      { key: "name", label: t("offers:planForm.name"), value: ({ name }) => name, width: 10, isFixed: true },
      {
        key: "price",
        label: t("offers:planForm.price"),
        kind: "yen",
        value: ({ isContact, price }) => (isContact === 1 ? null : price),
        width: 9,
      },
      {
        key: "people",
        label: t("offers:planForm.people"),
        kind: "number",
        value: ({ totalUser }) => totalUser,
        width: 5,
      },
      {
        key: "methods",
        label: t("offers:planForm.methods"),
        value: (row) =>
          row.isContact === 1
            ? t("offers:planForm.isContact")
            : row.paymentMethods.map((way) => t(`method.${way}`)).join("・"),
        width: 9,
      },
      {
        key: "options",
        label: t("offers:planForm.options"),
        value: ({ subscriptionOptions }) =>
          subscriptionOptions
            .map(({ benefit, benefitValue, numberOfPaymentMonths: months }) =>
              t("optionOf", { months, benefit: t(`benefitOf.${benefit}`, { value: benefitValue }) }),
            )
            .join("、"),
        width: 10,
        grows: true,
      },
      {
        key: "companies",
        label: t("offers:planForm.companies"),
        kind: "number",
        value: ({ companies }) => companies,
        width: 5.5,
        hasSum: true,
      },
      {
        key: "state",
        label: t("status"),
        value: ({ status }) => t(status === 1 ? "planState.open" : "planState.hidden"),
        cell: ({ status }) => (
          <Badge tone={status === 1 ? "success" : "muted"}>
            {t(status === 1 ? "planState.open" : "planState.hidden")}
          </Badge>
        ),
        width: 5.5,
      },
      { key: "id", label: t("number"), kind: "number", value: ({ id }) => id, width: 5, isHidden: true },
      {
        key: "does",
        label: "",
        value: () => null,
        isTool: true,
        width: 11.5,
        cell: (row) => (
          <span className="flex gap-1">
            <Button size="sm" variant="quiet" onClick={() => ask({ does: "edit", row })}>
              <Pencil aria-hidden="true" />
              {t("edit")}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => ask({ does: "status", row })}>
              {row.status === 1 ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              {t(row.status === 1 ? "hide" : "show")}
            </Button>
          </span>
        ),
      },
    ],
    [t, ask],
  )
}

/** プラン (SUP-04): what companies may choose, with what several months at once bring; hidden ones too. */
export function PlansPage() {
  const { t } = useTranslation(["platform", "offers"])
  const { search } = usePlatformSearch()
  const query = useQuery(plansQuery)
  const [asks, setAsks] = useState<Asks>()
  const close = () => setAsks(undefined)
  const moved = asks?.does === "status" ? asks.row : undefined
  const isHidden = moved?.status === 1
  const move = useWrite({
    write: ({ id, status, version }: PlanRow, extraHeaders) =>
      data(billing.planStatus({ params: { id }, body: { status: status === 1 ? 0 : 1, version }, extraHeaders })),
    invalidates: [plansKey],
    done: t("saved"),
    onDone: close,
  })
  const rows = (query.data ?? []).filter(
    ({ status }) => search.state === undefined || (search.state === "open") === (status === 1),
  )
  return (
    <PlatformList<PlanRow>
      name="plans"
      title={t("plans")}
      columns={useColumns(setAsks)}
      source={wholeSource(query, rows)}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={(row) => setAsks({ does: "edit", row })}
      states={states.map((value) => ({ value, label: t(`planState.${value}`) }))}
      empty={t("offers:planForm.none")}
      button={
        <Button onClick={() => setAsks({ does: "create" })}>
          <Plus aria-hidden="true" />
          {t("offers:planForm.create")}
        </Button>
      }
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <b>{row.name}</b>
          <Badge tone={row.status === 1 ? "success" : "muted"}>
            {t(row.status === 1 ? "planState.open" : "planState.hidden")}
          </Badge>
          <span className="tnum w-full text-sm">{t("yen", { amount: figure(row.price) })}</span>
        </span>
      )}
    >
      {asks?.does === "create" && <PlanDialog onClose={close} />}
      {asks?.does === "edit" && <PlanDialog of={asks.row} onClose={close} />}
      <ConfirmDialog
        open={moved !== undefined}
        onOpenChange={(open) => !open && close()}
        title={t(isHidden ? "hideAsk" : "showAsk", { name: moved?.name ?? "" })}
        description={t(isHidden ? "hideText" : "showText", { count: moved?.companies ?? 0 })}
        action={t(isHidden ? "hide" : "show")}
        destructive={false}
        busy={move.isPending}
        onConfirm={() => moved !== undefined && move.mutate(moved)}
      />
    </PlatformList>
  )
}
