/** Every call of the platform's screens beside the command that does the same: one without a command is named (CLI-02). */
import { type Command, createCommand } from "commander"
import { expect, test } from "vitest"
import * as billing from "#cli/commands/billing.ts"
import * as company from "#cli/commands/company.ts"
import * as platform from "#cli/commands/platform.ts"
import * as subscription from "#cli/commands/subscription.ts"
import { allRoutes, type Route } from "../architecture/contracts.ts"

const commandsOf: Readonly<Record<string, ReadonlyArray<string>>> = {
  "identity.closeAccountRequests": ["platform withdrawals"],
  "identity.decideCloseAccount": [
    "platform withdrawal accept",
    "platform withdrawal refuse",
    "platform withdrawal reopen",
  ],
  "companies.platformCompanies": ["company list"],
  "companies.platformCompany": ["company show"],
  "companies.decideCompany": ["company approve", "company reject", "company stop", "company resume"],
  "companies.listAccounts": ["platform accounts"],
  "companies.account": ["platform account"],
  "companies.blockAccount": ["platform block", "platform unblock"],
  "notifications.platformMails": ["platform mail list"],
  "notifications.platformMail": ["platform mail show"],
  "notifications.resendPlatformMail": ["platform mail resend"],
  "billing.platformPlans": ["platform plan list", "platform plan show"],
  "billing.createPlan": ["platform plan create"],
  "billing.updatePlan": ["platform plan edit"],
  "billing.planStatus": ["platform plan hide", "platform plan reveal"],
  "billing.approveContact": ["subscription approve"],
  "billing.refuseContact": ["subscription reject"],
  "billing.unmatchedMoney": ["billing money"],
  "billing.keepMoney": ["billing money keep"],
  "billing.answerMoney": ["billing money settle", "billing money hold", "billing money return"],
  "billing.takeBackPayment": ["billing take-back"],
  "billing.companiesBills": ["billing list"],
  "billing.acceptBanking": ["billing accept", "billing refuse"],
  "billing.markBanking": ["billing mark", "billing unmark"],
  "billing.companyBills": ["billing show"],
  "billing.platformRevenue": ["platform revenue"],
  "billing.listCampaigns": ["platform campaigns"],
  "billing.createCampaign": ["platform create-campaign"],
  "billing.updateCampaign": ["platform edit-campaign", "platform end-campaign"],
  "contact.list": ["platform contacts"],
  "people.listAdminInvitations": ["platform invitations"],
  "people.withdrawAdminInvite": ["platform withdraw-invitation"],
  "people.inviteAdmin": ["platform invite-admin"],
}
const withoutCommand: Readonly<Record<string, string>> = {
  "billing.companyBillPaper": "a paper is a PDF to be looked at and handed on; what it says `billing show` says",
}

interface WithAccess {
  readonly access?: string
}
const isOfPlatform = (metadata: unknown): boolean => (metadata as WithAccess | undefined)?.access === "platform"
/** "billing.keepMoney", whatever its contract is called. */
const callOf = ({ module, name }: Route) => `${module}.${name.split(".").at(-1)}`
const calls = () => allRoutes().flatMap((one) => (isOfPlatform(one.route.metadata) ? [callOf(one)] : []))

const program = () => {
  const made = createCommand("tehai")
  for (const one of [billing, company, platform, subscription]) one.register(made)
  return made
}
const found = (words: string): Command | undefined =>
  words.split(" ").reduce<Command | undefined>((at, word) => at?.commands.find((one) => one.name() === word), program())

test("CLI-02 every call of the platform's screens has its command, or a reason why none", () => {
  const known = new Set([...Object.keys(commandsOf), ...Object.keys(withoutCommand)])
  expect(calls().filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !calls().includes(name))).toEqual([])
})

test("CLI-02 each of these commands is there; whatever writes names its operator, and where it changes anything it can be tried", () => {
  const named = Object.entries(commandsOf).flatMap(([call, words]) => words.map((one) => [call, one] as const))
  expect(named.filter(([, words]) => found(words) === undefined)).toEqual([])
  const writes = new Set(
    allRoutes()
      .filter(({ route }) => (route.metadata as { kind?: string } | undefined)?.kind === "write")
      .map(callOf),
  )
  // What only looks is a write of the company's record alone.
  const looks = ["companies.platformCompany", "billing.companyBills"]
  const options = (words: string) => found(words)?.options.map(({ long }) => long) ?? []
  const acting = named.filter(([call]) => writes.has(call) && !looks.includes(call))
  expect(acting.length).toBeGreaterThan(20)
  expect(acting.filter(([, words]) => !options(words).includes("--as"))).toEqual([])
  expect(acting.filter(([, words]) => !options(words).includes("--dry-run"))).toEqual([])
})
