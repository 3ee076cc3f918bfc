/** Inputs that succeed for what the platform's own people keep: plans, campaigns, accounts. */

const campaign = {
  name: "見本",
  kind: "DISCOUNT",
  benefitValue: 5,
  subscriptionId: 5,
  startsOn: "2026-11-01",
  endsOn: "2027-12-31",
}
const plan = {
  name: "見本",
  price: 1000,
  totalUser: 10,
  description: "見本",
  isContact: 0,
  paymentMethods: ["bank"],
  subscriptionOptions: [{ numberOfPaymentMonths: 6, benefit: "DISCOUNT", benefitValue: 5 }],
}
const versions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** An account of no company, which nobody signs in by. */
export const strayAccount = 9001
/** A mail of no company, and which of a company's invitations the platform may take back. */
export const nobodysMail = 9101
export const adminInviteOf = (companyId: number) => companyId + 4000
export const platformInputs: Readonly<Record<string, (id: number) => ReadonlyArray<object>>> = {
  "billing createPlan": () => [plan, { ...plan, name: "見本 二" }],
  "billing updatePlan": () => versions.map((version) => ({ ...plan, version })),
  "billing planStatus": () =>
    versions.flatMap((version) => [
      { version, status: 0 },
      { version, status: 1 },
    ]),
  "billing platformRevenue": () => [{ from: "2026-10", to: "2026-12" }],
  // The plan that it has, so that what it does with its own plan finds it after this too.
  "billing approveContact": () =>
    versions.map((version) => ({
      ...{ subscriptionId: 6, subscriptionOptionId: null, paymentTerm: "PAY_LATER", isBanking: 1, version },
    })),
  "billing refuseContact": () => versions.map((version) => ({ version, reason: "見本" })),
  "people withdrawAdminInvite": (companyId) => versions.map((version) => ({ companyId, version, status: 0 })),
  "companies blockAccount": () => [{ status: 0, reason: "見本" }, { status: 1 }],
  "billing takeBackPayment": () => versions.map((version) => ({ version, reason: "見本" })),
  "billing keepMoney": () => [1, 2, 3].map((n) => ({ amount: n, sender: `見本 ${n}`, cameOn: "2026-11-20" })),
  "billing answerMoney": () => versions.map((version) => ({ version, outcome: "returned", reason: "見本" })),
  "billing createCampaign": () => ["A-1", "A-2", "A-3"].map((code) => ({ ...campaign, code })),
  "billing updateCampaign": () => versions.map((version) => ({ ...campaign, version, status: 1 })),
}
/** What their paths name: the first of each, and of plans one that no company has and nobody orders. */
export const platformPathIds: Readonly<Record<string, (id: number) => number>> = {
  "billing updateCampaign": () => 1,
  "billing answerMoney": () => 1,
  // A month that a transfer has paid.
  "billing takeBackPayment": (companyId) => companyId + 6,
  "billing updatePlan": () => 4,
  "billing planStatus": () => 4,
  "people withdrawAdminInvite": adminInviteOf,
  "notifications platformMail": () => nobodysMail,
  "notifications resendPlatformMail": () => nobodysMail,
  "companies account": () => strayAccount,
  "companies blockAccount": () => strayAccount,
}
