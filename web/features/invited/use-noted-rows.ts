import { useTranslation } from "react-i18next"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { useTermsWords } from "@/lib/use-terms-words.ts"
import type { Invitation } from "./invitation-query.ts"

type Rows = ReadonlyArray<readonly [label: string, words: string | null | undefined]>

/** What stands in the confirmation, by what he is asked as (INV-07); what the company left empty is left out. */
export const useNotedRows = ({ email, name, noted, roleId, until }: Invitation) => {
  const { t } = useTranslation("invited")
  const format = useFormat()
  const role = useRoleName()(roleId)
  const trade = useTradeName()
  const terms = useTermsWords()
  const day = (of: string | null) => (of === null ? null : format.longDay(of))
  const { address, as, birthday, fax, furiganaName, job, joinDate, ownCompany, phone, postalCode } = noted
  const placed = address === null ? null : [postalCode === null ? "" : `〒${postalCode}`, address].join(" ").trim()
  const reached: Rows = [
    [t("phone"), phone],
    [t("address"), placed],
  ]
  const partner: Rows = [
    [t("ownCompany"), ownCompany],
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
