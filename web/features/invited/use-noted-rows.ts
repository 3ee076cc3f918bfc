import { useTranslation } from "react-i18next"
import { isWageType } from "@/features/people/draft-values.ts"
import { usePayTypeName } from "@/features/people/use-pay-type-name.ts"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { useTermsWords } from "@/lib/use-terms-words.ts"
import type { Invitation } from "./invitation-query.ts"

const weekdayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const

type Rows = ReadonlyArray<readonly [label: string, words: string | null | undefined]>

/** What stands in the confirmation, by what he is asked as (INV-07); what the company left empty is left out. */
export const useNotedRows = ({ shownEmail: email, name, noted, roleId, until }: Invitation) => {
  const { t } = useTranslation("invited")
  const format = useFormat()
  const role = useRoleName()(roleId)
  const trade = useTradeName()
  const terms = useTermsWords()
  const day = (of: string | null) => (of === null ? null : format.longDay(of))
  const { t: common } = useTranslation("common")
  const payType = usePayTypeName()
  const { address, as, birthday, fax, furiganaName, job, joinDate, ownCompany, phone, postalCode } = noted
  const placed = address === null ? null : [postalCode === null ? "" : `〒${postalCode}`, address].join(" ").trim()
  const reached: Rows = [
    [t("phone"), phone],
    [t("address"), placed],
  ]
  const { work } = noted
  const insured = [
    ...(work?.isInsurrance === 1 ? [t("socialInsurance")] : []),
    ...(work?.isDisableUnemploymentInsurance === 0 ? [t("employmentInsurance")] : []),
  ]
  const weekday = (of: number) => common(`weekday.${weekdayNames[of] ?? "sun"}`)
  const ofWork: Rows =
    work === null
      ? []
      : [
          [t("salaryType"), payType(work.salaryType)],
          [t("workDays"), work.weekdays.map(weekday).join(t("daysBetween"))],
          // Who is paid by price or by bill has no insurance of the company's (D50): nobody decided that he has none.
          ...(isWageType(work.salaryType)
            ? [[t("insurance"), insured.length === 0 ? t("notInsured") : insured.join(t("partsBetween"))] as const]
            : []),
        ]
  const partner: Rows = [
    [t("ownCompany"), ownCompany],
    [t("ownCompanyFurigana"), furiganaName],
    [t("contactPerson"), name],
    [t("email"), email],
    ...reached,
    [t("fax"), fax],
    [t("registrationNumber"), noted.registrationNumber],
    [t("terms"), noted.terms === null ? null : terms(noted.terms)?.words],
  ]
  const rows: Readonly<Record<typeof as, Rows>> = {
    staff: [
      [t("name"), name],
      [t("furigana"), furiganaName],
      [t("email"), email],
      ...reached,
      [t("birthday"), day(birthday)],
      [t("job"), job === null ? null : trade(job)],
      [t("joinDate"), day(joinDate)],
      [t("vendor"), ownCompany],
      ...ofWork,
    ],
    vendor: partner,
    customer: partner,
    admin: [
      [t("name"), name],
      [t("email"), email],
    ],
  }
  const all: Rows = [
    ...rows[as],
    [t("role"), role],
    [t("until"), `${format.longDay(dayOfInstant(until))} ${clockTime(until)}`],
  ]
  return all.flatMap(([label, words]) => (words == null || words === "" ? [] : [{ label, words }]))
}
