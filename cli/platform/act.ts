/** What the platform's people do on their screens, from the command line, each as one of them by name (CLI-02). */
import { Effect } from "effect"
import { createCampaign, setPlanStatus, updateCampaign } from "#modules/billing/index.ts"
import { blockAccount } from "#modules/companies/index.ts"
import { decideLeave } from "#modules/identity/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { inviteAdmin } from "#modules/people/index.ts"
import { acting as actingAs } from "./acting.ts"

/** By whom; tried, nothing is kept. */
export interface By {
  readonly as: string
  readonly dryRun?: boolean | undefined
}
const acting = <A extends object>(
  { as, dryRun }: By,
  command: string,
  said: (made: A) => string,
  body: Parameters<typeof actingAs<A>>[1],
) => actingAs({ as, dryRun, command: `platform ${command}`, said }, body)

export const blockAs = (by: By, id: number, reason: string) =>
  acting(
    by,
    "block",
    ({ email }) => `${email} をブロックしました。\n${email} is blocked.`,
    blockAccount(id, { status: 0, reason }),
  )

export const unblockAs = (by: By, id: number) =>
  acting(
    by,
    "unblock",
    ({ email }) => `${email} のブロックを解きました。\n${email} is let in again.`,
    blockAccount(id, { status: 1 }),
  )

export const planStatusAs = (by: By, id: number, version: number, status: 0 | 1) =>
  acting(
    by,
    status === 1 ? "plan reveal" : "plan hide",
    ({ name }) => `プラン「${name}」: ${status === 1 ? "表示 / shown" : "非表示 / hidden"}`,
    setPlanStatus(id, { status, version }),
  )

export interface WantedCampaign {
  readonly name: string
  readonly code: string
  readonly percent?: number
  readonly months?: number
  readonly plan?: number
  readonly from: IsoDate
  readonly until: IsoDate
}
export const createCampaignAs = (by: By, { code, from, months, name, percent, plan, until }: WantedCampaign) =>
  acting(
    by,
    "create-campaign",
    (made) => `キャンペーン ${made.code}（${made.id}）を作りました。\nCampaign ${made.code} is made.`,
    Effect.suspend(() =>
      createCampaign({
        ...{ name, code },
        kind: percent === undefined ? "FREE_MONTH" : "DISCOUNT",
        benefitValue: percent ?? months ?? 0,
        subscriptionId: plan ?? null,
        startsOn: from,
        endsOn: until,
      }),
    ),
  )

export const endCampaignAs = (by: By, id: number, version: number) =>
  acting(
    by,
    "end-campaign",
    ({ code }) => `${code} を終えました。\n${code} is ended.`,
    updateCampaign(id, { version, status: 0 }),
  )

const words = { accept: 1, refuse: 3, reopen: 0 } as const
export type LeaveWord = keyof typeof words
export const decideWithdrawalAs = (by: By, id: number, to: LeaveWord) =>
  acting(by, "withdrawal", ({ email }) => `${email}: ${to}`, decideLeave(id, { status: words[to] }))

export const inviteAdminAs = (by: By, companyId: number, email: string) =>
  acting(
    by,
    "invite-admin",
    (made) => `${made.email} を会社 ${companyId} の管理者に招待しました。\n${made.email} is invited.`,
    inviteAdmin({ companyId, email }),
  )
