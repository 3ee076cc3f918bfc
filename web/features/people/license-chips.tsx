import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import { licenseState, licensesByEnd } from "./license-ends.ts"
import type { StaffRow } from "./staff-queries.ts"

const tones = { over: "danger", soon: "warning", good: "muted" } as const
/** So many fit into a row; the files and the record say all of them. */
const mostChips = 3

/** What somebody holds, what runs out first in front: red when it is over, amber when it soon will be. */
export function LicenseChips({ held }: { readonly held: StaffRow["certification"] }) {
  const { t } = useTranslation("people")
  const today = dayOfInstant(new Date().toISOString())
  const all = licensesByEnd(held)
  return (
    <span className="flex min-w-0 gap-1">
      {all.slice(0, mostChips).map(({ name, expiresOn }) => {
        const state = licenseState(expiresOn, today)
        return (
          <Badge key={`${name}.${expiresOn}`} tone={tones[state]}>
            {state !== "good" && <TriangleAlert aria-hidden="true" />}
            {state === "good" || expiresOn === null ? name : t("licenseUntil", { name, day: slashDate(expiresOn) })}
          </Badge>
        )
      })}
      {all.length > mostChips && <span className="tnum text-2xs text-muted-foreground">+{all.length - mostChips}</span>}
    </span>
  )
}
