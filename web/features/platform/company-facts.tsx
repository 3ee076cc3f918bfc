import { useTranslation } from "react-i18next"
import { businessFieldNames, businessFields, shiftLabels } from "#modules/companies/codes.ts"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { slashDate } from "@/lib/format.ts"
import type { CompanyDetail } from "./platform-queries.ts"

type Registration = CompanyDetail["registration"]

/** 「末日締め 翌月末日払い」 */
const usePayWords = () => {
  const { t } = useTranslation(["platform", "registration"])
  const day = (date: number) => (date === 0 ? t("registration:monthEnd") : t("registration:dayOfMonth", { day: date }))
  return ({ salaryClosingDate, salaryPaymentDate, salaryPaymentDelayMonth: delay }: Registration) =>
    t("payWords", {
      closing: day(salaryClosingDate),
      delay: t(`registration:delay.${delay === 0 ? 0 : delay === 1 ? 1 : 2}`),
      date: day(salaryPaymentDate),
    })
}
const shiftWords = (of: Registration) =>
  shiftLabels
    .filter((shift) => of[`${shift}Shift`] === 1)
    .map((shift) => {
      const label = of.labelSettings.find(({ key }) => key === shift)?.value ?? ""
      return `${label} ${of[`${shift}From`] ?? ""}～${of[`${shift}To`] ?? ""}`
    })
    .join("、")

/** What the company said of itself when it registered. */
export function CompanyFacts({ company }: { readonly company: CompanyDetail }) {
  const { t, i18n } = useTranslation("platform")
  const payWords = usePayWords()
  const { admin, planName, registration: of } = company
  const language = isLanguage(i18n.language) ? i18n.language : "ja"
  const business = of.businessField === businessFields.construction ? "construction" : "general"
  const ken = of.kenId === null ? "" : (prefectures[of.kenId - 1] ?? "")
  const contact = of.subscriptionContact
  const facts: ReadonlyArray<readonly [string, string | null]> = [
    [t("representative"), of.representativeName],
    [t("address"), [of.postalCode === null ? "" : `〒${of.postalCode}`, `${ken}${of.address ?? ""}`].join(" ").trim()],
    [t("phone"), of.phone],
    [t("fax"), of.faxNumber],
    [t("email"), of.email],
    [t("business"), businessFieldNames[business][language]],
    [t("capital"), of.charterCapital === null ? null : t("yen", { amount: of.charterCapital.toLocaleString("ja-JP") })],
    [t("established"), of.establishedAt === null ? null : slashDate(of.establishedAt)],
    [t("registrationNumber"), of.registrationNumber],
    [t("description"), of.description],
    [t("admin"), admin === null ? t("noAdmin") : `${admin.name} ${admin.email}`],
    [t("plan"), planName],
    [t("shifts"), shiftWords(of)],
    [t("pay"), payWords(of)],
    ...(contact === null
      ? []
      : [
          [t("consultation"), `${contact.name} ${contact.phone} ${contact.email}`] as const,
          [t("consultPeople"), String(contact.totalUser)] as const,
          [t("consultNote"), contact.note ?? null] as const,
        ]),
  ]
  return (
    <dl className="grid grid-cols-[9rem_minmax(0,1fr)] text-sm max-md:grid-cols-1">
      {facts.map(([term, fact]) => (
        <div key={term} className="contents">
          <dt className="border-t py-2 text-muted-foreground max-md:pb-0">{term}</dt>
          <dd className="border-t py-2 break-words max-md:border-t-0 max-md:pt-0">{fact || t("none")}</dd>
        </div>
      ))}
    </dl>
  )
}
