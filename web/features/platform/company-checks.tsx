import { Link } from "@tanstack/react-router"
import { Check, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { registrationNumberWarning } from "#modules/kernel/fields/registration-check-digit.ts"
import type { CompanyDetail } from "./platform-queries.ts"

interface LineProps {
  readonly isGood: boolean
  readonly children: React.ReactNode
}
function Line({ isGood, children }: LineProps) {
  const Icon = isGood ? Check : TriangleAlert
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden="true"
        className={isGood ? "mt-0.5 size-4 shrink-0 text-success" : "mt-0.5 size-4 shrink-0 text-warning"}
      />
      <span>{children}</span>
    </li>
  )
}
const Others = ({ companies }: { readonly companies: CompanyDetail["sameName"] }) =>
  companies.map(({ id, name }, at) => (
    <span key={id}>
      {at > 0 && "、"}
      <Link to="/company-detail/$id" params={{ id: String(id) }} className="text-link underline">
        {name}
      </Link>
    </span>
  ))

/** What the product looked up by itself: the number's digit, others of the same number or name. */
export function CompanyChecks({ company }: { readonly company: CompanyDetail }) {
  const { t } = useTranslation("platform")
  const { registrationNumber, sameName, sameNumber } = company
  const isDigitRight = registrationNumber !== null && registrationNumberWarning(registrationNumber) === undefined
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {registrationNumber === null ? (
        <Line isGood={false}>{t("noNumber")}</Line>
      ) : (
        <Line isGood={isDigitRight}>{t(isDigitRight ? "digitRight" : "digitWrong")}</Line>
      )}
      <Line isGood={sameNumber.length === 0}>
        {sameNumber.length === 0 ? t("noSameNumber") : t("sameNumber", { names: "" })}
        <Others companies={sameNumber} />
      </Line>
      <Line isGood={sameName.length === 0}>
        {sameName.length === 0 ? t("noSameName") : t("sameName", { names: "" })}
        <Others companies={sameName} />
      </Line>
    </ul>
  )
}
