/** An entry of the audit about a site → the fields that it changed, as the site's form calls them. */
import type { Names } from "#modules/people/index.ts"

type Fields = Readonly<Record<string, unknown>>
const recordOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {}
const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** Columns that the form calls as they are stored. */
const plain = [
  ...["name", "nameKana", "type", "state", "address", "station", "meetingPlace", "description", "representativeName"],
  ...["regularUnitPrice", "nightUnitPrice", "contractValue"],
]
/** People, partners and files by their names. */
const fieldsOf = (stored: unknown, names: Names): Fields => {
  const row = recordOf(stored)
  const company = (id: unknown) => names.partners.get(Number(id))?.companyName
  const person = (id: unknown) => names.staff.get(Number(id))?.name
  const has = (field: string, shown: string, text: (value: unknown) => string | undefined) =>
    field in row ? { [shown]: row[field] === null ? null : text(row[field]) } : {}
  return {
    ...Object.fromEntries(plain.flatMap((field) => (field in row ? [[field, row[field]]] : []))),
    ...has("customerId", "customerName", company),
    ...has("leaderStaffId", "leaderId", person),
    ...has("startsOn", "startTime", String),
    ...has("endsOn", "endTime", String),
    ...has("vendors", "vendors", (all) =>
      listOf(all)
        .map((one) => company(recordOf(one).partnerId))
        .filter(Boolean)
        .join("、"),
    ),
    ...has("workers", "workers", (all) => listOf(all).map(person).filter(Boolean).join("、")),
    ...has("files", "files", (all) => listOf(all).join("、")),
  }
}
/** Of a site that was made nothing was before. */
export const siteFields = (
  { action, before, after }: { readonly action: string; readonly before: unknown; readonly after: unknown },
  names: Names,
) =>
  action === "site.update" || action === "site.setState"
    ? { before: fieldsOf(before, names), after: fieldsOf(after, names) }
    : { before: {}, after: {} }
