import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { ApiError } from "@/lib/api-error.ts"

/** Failures that are mended on another page: the company's 業種 that is not said (SET-12), no seat left for who can order one (D131). */
const mendedAt = {
  Please_Set_Company_Business_Field_First: { go: { to: "/setting", hash: "profile" }, label: "setBusinessField" },
  Buy_More_Members_Required: { go: { to: "/buymore" }, label: "addSeats" },
} as const

const isMended = (code: string): code is keyof typeof mendedAt => code in mendedAt

export function FailureLink({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation("form")
  if (!(failure instanceof ApiError) || !isMended(failure.errorCode)) return null
  const mend = mendedAt[failure.errorCode]
  return (
    <Link {...mend.go} className="ml-2 font-bold underline">
      {t(mend.label)}
    </Link>
  )
}
