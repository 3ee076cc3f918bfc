import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { PageHead } from "@/features/shell/page-head.tsx"
import { AccountCard } from "./account-card.tsx"
import { OwnPartnerPage } from "./own-partner-page.tsx"
import { OwnRecordPage } from "./own-record-page.tsx"
import { ownProfileQuery } from "./profile-queries.ts"

/** マイページ (AUTH-24): how one is reached in the chosen company, and one's own account. */
export function MyPage() {
  const { t } = useTranslation("mypage")
  const { data: profile } = useSuspenseQuery(ownProfileQuery)
  const { customer, staff, vendor } = profile
  if (staff !== null) return <OwnRecordPage key={staff.userId} profile={profile} record={staff} />
  if (vendor !== null) return <OwnPartnerPage profile={profile} kind="vendor" record={vendor} />
  if (customer !== null) return <OwnPartnerPage profile={profile} kind="customer" record={customer} />
  return (
    <div className="flex flex-col pb-6">
      <PageHead title={t("title")} detail={profile.name} />
      <div className="max-w-190 px-5 max-md:px-4">
        <AccountCard profile={profile} />
      </div>
    </div>
  )
}
