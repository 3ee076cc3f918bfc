import { billing } from "@/lib/billing-client.ts"
import { page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { type PlatformSearch, stateIn } from "./platform-search.ts"

export const campaignsKey = ["platform-campaigns"] as const
export const campaignStates = ["running", "coming", "over", "ended"] as const

type Asked = { readonly pageIndex: number; readonly pageSize: number }
const fetchCampaigns = (search: PlatformSearch, asked: Asked, signal: AbortSignal) => {
  const state = stateIn(campaignStates, search)
  return page(
    billing.listCampaigns({
      query: {
        ...asked,
        ...(search.q === undefined ? {} : { keyword: search.q }),
        ...(state === undefined ? {} : { campaignState: state }),
      },
      fetchOptions: { signal },
    }),
  )
}
type CampaignPage = Awaited<ReturnType<typeof fetchCampaigns>>
export type CampaignRow = CampaignPage["data"][number]

export const campaignRows = ({ q, state }: PlatformSearch) =>
  pagedRows<CampaignRow, CampaignPage>([...campaignsKey, { q, state }], (asked, signal) =>
    fetchCampaigns({ q, state }, asked, signal),
  )
