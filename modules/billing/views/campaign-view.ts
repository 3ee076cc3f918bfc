/** A campaign → what the platform's people see of it. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { Campaign } from "../contract/campaign.ts"
import type { CampaignRow } from "../repository/campaigns.ts"
import { campaignStateOn } from "../rules/campaign.ts"

export const campaignView = (
  row: CampaignRow,
  { planNames, today }: { readonly planNames: ReadonlyMap<number, string>; readonly today: IsoDate },
): Campaign => ({
  id: row.id,
  name: row.name,
  code: row.code,
  kind: row.kind,
  benefitValue: row.benefitValue,
  subscriptionId: row.planId,
  subscriptionName: row.planId === null ? null : (planNames.get(row.planId) ?? null),
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  status: row.status,
  campaignState: campaignStateOn(today, row),
  madeAt: row.madeAt,
  version: row.version,
})
