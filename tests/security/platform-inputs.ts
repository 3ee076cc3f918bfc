/** Inputs that succeed for what the platform's own people keep: campaigns. */

const campaign = {
  name: "見本",
  kind: "DISCOUNT",
  benefitValue: 5,
  subscriptionId: 5,
  startsOn: "2026-11-01",
  endsOn: "2027-12-31",
}
const versions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const platformInputs: Readonly<Record<string, (id: number) => ReadonlyArray<object>>> = {
  "billing createCampaign": () => ["A-1", "A-2", "A-3"].map((code) => ({ ...campaign, code })),
  "billing updateCampaign": () => versions.map((version) => ({ ...campaign, version, status: 1 })),
}
/** What their paths name: the first of each. */
export const platformPathIds: Readonly<Record<string, () => number>> = {
  "billing updateCampaign": () => 1,
}
