import { licenseDaysAhead } from "#modules/people/codes.ts"
import type { StaffRow } from "./staff-queries.ts"

type Held = NonNullable<StaffRow["certification"]>
export type LicenseState = "over" | "soon" | "good"

const dayMillis = 86_400_000
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** Whether a qualification has run out, will within sixty days, or holds; its last day still counts. */
export const licenseState = (expiresOn: string | null | undefined, today: string): LicenseState => {
  if (expiresOn == null) return "good"
  const days = Math.round((noon(expiresOn) - noon(today)) / dayMillis)
  if (days < 0) return "over"
  return days <= licenseDaysAhead ? "soon" : "good"
}

/** All that somebody holds, what ends first before the rest; without a day it never ends. */
export const licensesByEnd = (held: Held | undefined) =>
  held === undefined
    ? []
    : [...held.license, ...held.skillTraining, ...held.specialEducation]
        .map(({ name, expiresOn }) => ({ name, expiresOn: expiresOn ?? null }))
        .sort((one, other) => (one.expiresOn ?? "9999").localeCompare(other.expiresOn ?? "9999"))
