/** SQL of campaigns: everybody's order looks a code up, the platform alone writes one. */
import { and, count, desc, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Page } from "#modules/kernel/paging.ts"
import type { CampaignState } from "../codes.ts"
import { campaign } from "../tables.ts"

export type CampaignRow = typeof campaign.$inferSelect

interface Wanted {
  readonly keyword: string
  readonly state: CampaignState | undefined
  readonly today: IsoDate
}
const inState = (state: CampaignState, today: IsoDate): SQL | undefined => {
  if (state === "ended") return eq(campaign.status, 0)
  const days = {
    coming: gt(campaign.startsOn, today),
    running: and(lte(campaign.startsOn, today), gte(campaign.endsOn, today)),
    over: lt(campaign.endsOn, today),
  }
  return and(eq(campaign.status, 1), days[state])
}
const wantedBy = ({ keyword, state, today }: Wanted) =>
  and(isFoundIn(keyword, campaign.name, campaign.code), state === undefined ? undefined : inState(state, today))

/** The newest first. */
export const campaigns = (wanted: Wanted, { limit, offset }: Page) =>
  query((tx) =>
    tx.query.select().from(campaign).where(wantedBy(wanted)).orderBy(desc(campaign.id)).offset(offset).limit(limit),
  )

export const countCampaigns = (wanted: Wanted) =>
  query(async (tx) => (await tx.query.select({ n: count() }).from(campaign).where(wantedBy(wanted)))[0]?.n ?? 0)

export const campaignForUpdate = (id: number) =>
  query(async (tx) => (await tx.query.select().from(campaign).where(eq(campaign.id, id)).for("update"))[0])

/** By the code as `campaignCodeText` writes it. */
export const campaignByCode = (code: string) =>
  query(async (tx) => (await tx.query.select().from(campaign).where(eq(campaign.code, code)))[0])

/** Undefined where its code is taken. */
export const insertCampaign = (row: typeof campaign.$inferInsert) =>
  query(async (tx) => (await tx.query.insert(campaign).values(row).onConflictDoNothing().returning())[0])

export type CampaignPatch = Partial<Omit<CampaignRow, "code" | "id" | "madeAt" | "version">>
export const saveCampaign = (id: number, next: CampaignPatch) =>
  query(
    async (tx) =>
      (
        await tx.query
          .update(campaign)
          .set({ ...next, version: sql`${campaign.version} + 1` })
          .where(eq(campaign.id, id))
          .returning()
      )[0],
  )
