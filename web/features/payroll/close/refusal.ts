/** What a refused or failed close says of who stands in the way. */
import { ApiError } from "@/lib/api-error.ts"
import type { FoundKind } from "./findings.tsx"

type Found = FoundKind["findings"][number]
const isFound = (value: unknown): value is Found =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  typeof value.kind === "string" &&
  "userId" in value &&
  typeof value.userId === "number" &&
  "name" in value &&
  typeof value.name === "string"

const findingsIn = (view: unknown): ReadonlyArray<Found> => {
  if (typeof view !== "object" || view === null || !("findings" in view) || !Array.isArray(view.findings)) return []
  return view.findings
    .filter(isFound)
    .map((found) => ({ ...found, day: found.day ?? null, mayFix: found.mayFix === true }))
}
/** The findings by kind, each of which stopped the close. */
export const stopsIn = (view: unknown): ReadonlyArray<FoundKind> =>
  [...Map.groupBy(findingsIn(view), ({ kind }) => kind)].map(([kind, findings]) => ({
    kind,
    severity: "stop",
    findings,
  }))
export const stopsOfError = (error: unknown) => (error instanceof ApiError ? stopsIn(error.detail) : [])
