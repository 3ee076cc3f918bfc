/** キャンペーン管理 of the platform: codes that bring percent off or months for nothing (SUP-09, BILL-13). */
import { Effect } from "effect"
import { everyPlan, planById } from "#modules/companies/index.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { campaignCodeText } from "#modules/kernel/fields/campaign-code.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { CampaignQuery, CreateCampaign, UpdateCampaign } from "../contract/campaign.ts"
import {
  type CampaignRow,
  campaignForUpdate,
  campaigns,
  countCampaigns,
  insertCampaign,
  saveCampaign,
} from "../repository/campaigns.ts"
import { faultInCampaign } from "../rules/campaign.ts"
import { campaignView } from "../views/campaign-view.ts"

const viewing = Effect.gen(function* () {
  const planNames = new Map((yield* everyPlan()).map(({ id, name }) => [id, name]))
  const beside = { planNames, today: yield* todayInJapan }
  return (row: CampaignRow) => campaignView(row, beside)
})

export const listCampaigns = Effect.fn("Billing.listCampaigns")(function* (asked: CampaignQuery) {
  const page = pageAsked(asked)
  const wanted = { keyword: asked.keyword ?? "", state: asked.campaignState, today: yield* todayInJapan }
  const rows = yield* campaigns(wanted, page)
  return pageOf(page, rows.map(yield* viewing), yield* countCampaigns(wanted))
})

const wrong = Effect.fnUntraced(function* (field: string, key: string) {
  return yield* refuse("Invalid_Input", [{ field, message: key }])
})

/** A code is of a plan that costs: where nothing is paid, nothing is taken off. */
const checked = Effect.fnUntraced(function* (of: Omit<CampaignRow, "code" | "id" | "madeAt" | "name" | "version">) {
  const fault = faultInCampaign(yield* todayInJapan, of)
  if (fault !== undefined) return yield* wrong(...fault)
  const plan = of.planId === null ? undefined : yield* planById(of.planId)
  if (of.planId !== null && (plan === undefined || plan.price === 0)) return yield* wrong("subscriptionId", "notChoice")
})

/** Fails with Invalid_Input for a code that is there already, days that are over, and a plan that costs nothing. */
export const createCampaign = Effect.fn("Billing.createCampaign")(function* (asked: CreateCampaign) {
  const { code, subscriptionId, ...rest } = asked
  const row = {
    ...rest,
    code: campaignCodeText(code),
    planId: subscriptionId,
    status: 1 as const,
    madeAt: yield* instantNow,
  }
  yield* checked(row)
  const made = yield* insertCampaign(row)
  if (made === undefined) return yield* wrong("code", "duplicate")
  const view = (yield* viewing)(made)
  yield* tell({ action: "campaign.create", subject: `campaign:${made.id}`, after: view })
  return view
})

/** Fails with Not_Found, Update_Expired, and Invalid_Input as `createCampaign` does. Bills that are made stay as they are. */
export const updateCampaign = Effect.fn("Billing.updateCampaign")(function* (id: number, asked: UpdateCampaign) {
  const before = yield* found(campaignForUpdate(id))
  const view = yield* viewing
  yield* refuseExpired(asked.version, before.version, Effect.succeed(view(before)))
  const { subscriptionId, version: _, ...rest } = asked
  const next = { ...rest, ...(subscriptionId === undefined ? {} : { planId: subscriptionId }) }
  yield* checked({ ...before, ...next })
  const after = view(yield* found(saveCampaign(id, next)))
  yield* tell({ action: "campaign.update", subject: `campaign:${id}`, before: view(before), after })
  return after
})
