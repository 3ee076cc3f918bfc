import { Pencil, Plus, Power } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { useWrite } from "@/lib/use-write.ts"
import { CampaignDialog } from "./campaign-dialog.tsx"
import { type CampaignRow, campaignRows, campaignStates, campaignsKey } from "./campaign-queries.ts"
import { PlatformList, usePlatformSearch } from "./platform-list.tsx"

type Asks = { readonly does: "create" } | { readonly does: "edit" | "end"; readonly row: CampaignRow }
const tones = { running: "success", coming: "primary", over: "muted", ended: "muted" } as const

const useColumns = (ask: (asks: Asks) => void): ReadonlyArray<ListColumn<CampaignRow>> => {
  const { t } = useTranslation(["platform", "offers"])
  return useMemo(
    () => [
      {
        key: "name",
        label: t("offers:campaign.name"),
        value: ({ name }) => name,
        width: 11,
        grows: true,
        isFixed: true,
      },
      { key: "code", label: t("offers:campaign.code"), value: ({ code }) => code, width: 8, className: "tnum" },
      {
        key: "benefit",
        label: t("offers:campaign.value"),
        value: ({ benefitValue, kind }) => t(`benefitOf.${kind}`, { value: benefitValue }),
        width: 7,
      },
      {
        key: "plan",
        label: t("plan"),
        value: (row) => row.subscriptionName ?? t("offers:campaign.everyPlan"),
        width: 9,
      },
      { key: "from", label: t("offers:campaign.from"), kind: "day", value: ({ startsOn }) => startsOn, width: 6.5 },
      { key: "until", label: t("offers:campaign.until"), kind: "day", value: ({ endsOn }) => endsOn, width: 6.5 },
      {
        key: "state",
        label: t("status"),
        value: (row) => t(`campaignState.${row.campaignState}`),
        cell: (row) => <Badge tone={tones[row.campaignState]}>{t(`campaignState.${row.campaignState}`)}</Badge>,
        width: 6.5,
      },
      {
        key: "does",
        label: "",
        value: () => null,
        isTool: true,
        width: 10.5,
        cell: (row) => (
          <span className="flex gap-1">
            <Button size="sm" variant="quiet" onClick={() => ask({ does: "edit", row })}>
              <Pencil aria-hidden="true" />
              {t("edit")}
            </Button>
            {row.status === 1 && row.campaignState !== "over" && (
              <Button size="sm" variant="quiet" onClick={() => ask({ does: "end", row })}>
                <Power aria-hidden="true" />
                {t("end")}
              </Button>
            )}
          </span>
        ),
      },
    ],
    [t, ask],
  )
}

/** キャンペーン管理 (SUP-09): codes that bring percent off or months for nothing. */
export function CampaignsPage() {
  const { t } = useTranslation(["platform", "offers"])
  const { search } = usePlatformSearch()
  const { source } = usePagedRows(campaignRows(search), search.sort !== undefined)
  const [asks, setAsks] = useState<Asks>()
  const close = () => setAsks(undefined)
  const ended = asks?.does === "end" ? asks.row : undefined
  const end = useWrite({
    write: ({ id, version }: CampaignRow, extraHeaders) =>
      data(billing.updateCampaign({ params: { id }, body: { version, status: 0 }, extraHeaders })),
    invalidates: [campaignsKey],
    done: t("offers:campaign.ended"),
    onDone: close,
  })
  return (
    <PlatformList<CampaignRow>
      name="campaigns"
      title={t("campaigns")}
      columns={useColumns(setAsks)}
      source={source}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={(row) => setAsks({ does: "edit", row })}
      states={campaignStates.map((value) => ({ value, label: t(`campaignState.${value}`) }))}
      searchWords={t("offers:campaign.search")}
      empty={t("offers:campaign.none")}
      emptyHint={t("offers:campaign.noneHint")}
      button={
        <Button onClick={() => setAsks({ does: "create" })}>
          <Plus aria-hidden="true" />
          {t("offers:campaign.create")}
        </Button>
      }
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <b>{row.name}</b>
          <Badge tone={tones[row.campaignState]}>{t(`campaignState.${row.campaignState}`)}</Badge>
          <span className="w-full text-sm">
            {row.code}　{t(`benefitOf.${row.kind}`, { value: row.benefitValue })}
          </span>
        </span>
      )}
    >
      {asks?.does === "create" && <CampaignDialog onClose={close} />}
      {asks?.does === "edit" && <CampaignDialog of={asks.row} onClose={close} />}
      <ConfirmDialog
        open={ended !== undefined}
        onOpenChange={(open) => !open && close()}
        title={t("offers:campaign.endAsk", { name: ended?.name ?? "" })}
        description={t("offers:campaign.endText")}
        action={t("end")}
        busy={end.isPending}
        onConfirm={() => ended !== undefined && end.mutate(ended)}
      />
    </PlatformList>
  )
}
