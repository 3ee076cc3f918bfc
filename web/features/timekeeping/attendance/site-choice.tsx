import { useTranslation } from "react-i18next"
import { Select } from "@/components/ui/select.tsx"
import type { AttendancePlace } from "./attendance-place.ts"

const everySite = 0

interface SiteChoiceProps {
  readonly sites: ReadonlyArray<{ readonly constructionSiteId: number; readonly siteName: string }>
  readonly place: AttendancePlace
  readonly className?: string
}
/** The day's list of one site; absent where all are at the same one. */
export function SiteChoice({ sites, place, className }: SiteChoiceProps) {
  const { t } = useTranslation("attendance")
  if (sites.length < 2 && place.site === undefined) return null
  return (
    <Select
      label={t("site")}
      options={[
        { value: everySite, label: t("everySite") },
        ...sites.map(({ constructionSiteId, siteName }) => ({ value: constructionSiteId, label: siteName })),
      ]}
      value={place.site ?? everySite}
      onChange={(site) => place.goTo(site === everySite ? undefined : site)}
      {...(className === undefined ? {} : { className })}
    />
  )
}
