/** What the platform's people do on their screens, from the command line, each as one of them by name (CLI-02). */
import { Effect } from "effect"
import { createCampaign, setPlanStatus, updateCampaign } from "#modules/billing/index.ts"
import { blockAccount } from "#modules/companies/index.ts"
import { decideLeave } from "#modules/identity/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { inviteAdmin } from "#modules/people/index.ts"
import { acting as actingAs } from "./acting.ts"

const acting = <A extends object>(
  as: string,
  command: string,
  said: (made: A) => string,
  body: Parameters<typeof actingAs<A>>[1],
) => actingAs({ as, command: `platform ${command}`, said }, body)

export const blockAs = (as: string, id: number, reason: string) =>
  acting(
    as,
    "block",
    ({ email }) => `${email} をブロックしました。\n${email} is blocked.`,
    blockAccount(id, { status: 0, reason }),
  )

export const unblockAs = (as: string, id: number) =>
  acting(
    as,
    "unblock",
    ({ email }) => `${email} のブロックを解きました。\n${email} is let in again.`,
    blockAccount(id, { status: 1 }),
  )

export const planStatusAs = (as: string, id: number, version: number, status: 0 | 1) =>
  acting(
    as,
    status === 1 ? "show-plan" : "hide-plan",
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
export const createCampaignAs = (as: string, { code, from, months, name, percent, plan, until }: WantedCampaign) =>
  acting(
    as,
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

export const endCampaignAs = (as: string, id: number, version: number) =>
  acting(
    as,
    "end-campaign",
    ({ code }) => `${code} を終えました。\n${code} is ended.`,
    updateCampaign(id, { version, status: 0 }),
  )

const words = { accept: 1, refuse: 3, reopen: 0 } as const
export type LeaveWord = keyof typeof words
export const decideWithdrawalAs = (as: string, id: number, to: LeaveWord) =>
  acting(as, "withdrawal", ({ email }) => `${email}: ${to}`, decideLeave(id, { status: words[to] }))

export const inviteAdminAs = (as: string, companyId: number, email: string) =>
  acting(
    as,
    "invite-admin",
    (made) => `${made.email} を会社 ${companyId} の管理者に招待しました。\n${made.email} is invited.`,
    inviteAdmin({ companyId, email }),
  )
