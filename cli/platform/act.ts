/** What the platform's people do on their screens, from the command line, each as one of them by name (CLI-02). */
import { Effect } from "effect"
import {
  CreateCampaign,
  createCampaign,
  setPlanStatus,
  UpdateCampaign,
  updateCampaign,
} from "#modules/billing/index.ts"
import { blockAccount, platformCompany } from "#modules/companies/index.ts"
import { decideLeave } from "#modules/identity/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { resendPlatformMail } from "#modules/notifications/index.ts"
import { inviteAdmin, withdrawAdminInvite } from "#modules/people/index.ts"
import { CommandRefused } from "../refusals.ts"
import { acting as actingAs } from "./acting.ts"
import { asTyped } from "./as-typed.ts"
import { companyText } from "./company-text.ts"

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

interface Benefit {
  readonly percent?: number
  readonly months?: number
}
const benefitOf = ({ months, percent }: Benefit) =>
  percent === undefined && months === undefined
    ? {}
    : {
        kind: percent === undefined ? ("FREE_MONTH" as const) : ("DISCOUNT" as const),
        benefitValue: percent ?? months ?? 0,
      }

export interface WantedCampaign extends Benefit {
  readonly name: string
  readonly code: string
  readonly plan?: number
  readonly from: IsoDate
  readonly until: IsoDate
}
/** One of two options alone can be meant: the other would be dropped without a word. */
const eitherOf = (one: string, other: string, areBoth: boolean) =>
  areBoth
    ? Effect.fail(
        new CommandRefused({
          ja: `--${one} と --${other} は、どちらか一つだけ指定してください。`,
          en: `Say --${one} or --${other}, not both.`,
          exit: "usage",
        }),
      )
    : Effect.void
const oneBenefit = ({ months, percent }: Benefit) =>
  eitherOf("percent", "months", months !== undefined && percent !== undefined)

const optionOf = (of: Benefit) => ({
  ...{ startsOn: "from", endsOn: "until", subscriptionId: "plan", version: "seen" },
  benefitValue: of.percent === undefined ? "months" : "percent",
})
export const createCampaignAs = (by: By, wanted: WantedCampaign) =>
  acting(
    by,
    "create-campaign",
    (made) => `キャンペーン ${made.code}（${made.id}）を作りました。\nCampaign ${made.code} is made.`,
    Effect.suspend(() => {
      const { code, from: startsOn, name, plan, until: endsOn } = wanted
      const given = { name, code, startsOn, endsOn, subscriptionId: plan ?? null }
      const benefit = { kind: "FREE_MONTH", benefitValue: 0, ...benefitOf(wanted) } as const
      const asked = asTyped(CreateCampaign, optionOf(wanted))({ ...given, ...benefit })
      return Effect.flatMap(Effect.andThen(oneBenefit(wanted), asked), createCampaign)
    }),
  )

export type ChangedCampaign = Partial<Omit<WantedCampaign, "code">> & { readonly everyPlan?: boolean }
/** What is not named stays; a code is given away and stays what it is. `version` is the one that was seen. */
export const editCampaignAs = (by: By, id: number, version: number, wanted: ChangedCampaign) =>
  acting(
    by,
    "edit-campaign",
    (made) => `キャンペーン ${made.code}（${made.id}）を変えました。\nCampaign ${made.code} is changed.`,
    Effect.suspend(() => {
      const { everyPlan = false, from, name, plan, until } = wanted
      const asked = {
        ...{ version, ...benefitOf(wanted) },
        ...(name === undefined ? {} : { name }),
        ...(from === undefined ? {} : { startsOn: from }),
        ...(until === undefined ? {} : { endsOn: until }),
        ...(everyPlan ? { subscriptionId: null } : plan === undefined ? {} : { subscriptionId: plan }),
      }
      const isOne = Effect.andThen(oneBenefit(wanted), eitherOf("plan", "every-plan", everyPlan && plan !== undefined))
      const typed = Effect.andThen(isOne, asTyped(UpdateCampaign, optionOf(wanted))(asked))
      return Effect.flatMap(typed, (of) => updateCampaign(id, of))
    }),
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

export const withdrawInvitationAs = (by: By, id: number, companyId: number, version: number) =>
  acting(
    by,
    "withdraw-invitation",
    ({ email }) => `${email} の招待を取り消しました。\nThe invitation of ${email} is withdrawn.`,
    withdrawAdminInvite(id, { companyId, version, status: 0 }),
  )

export const resendMailAs = (by: By, id: number) =>
  acting(
    by,
    "mail resend",
    (made) => `${made.receiverEmail} にもう一度送ります（${made.id}）。\nMail ${id} is sent again as ${made.id}.`,
    resendPlatformMail(id),
  )

/** The look stands in the company's own record, under the name of who looked. */
export const showCompanyAs = (as: string, id: number) =>
  actingAs(
    {
      as,
      command: "company show",
      said: companyText,
    },
    platformCompany(id),
  )
