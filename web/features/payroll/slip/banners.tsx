import { Link } from "@tanstack/react-router"
import { CircleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Statement } from "../slip-query.ts"

/** What the person still owes beside the slip. */
const owedWords: Readonly<Record<string, "uncollected" | "beyondPay" | "taxLeft" | undefined>> = {
  PREMIUM_UNCOLLECTED: "uncollected",
  PREMIUM_BEYOND_PAY: "beyondPay",
  RESIDENT_TAX_LEFT: "taxLeft",
}

/** What must be known before the figures are read. */
export function Banners({ slip }: { readonly slip: Statement }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  return (
    <>
      {slip.state === "draft" && <Banner tone="warning">{t("draftBanner")}</Banner>}
      {slip.totals.net < 0 && <Banner tone="danger">{t("negative")}</Banner>}
      {slip.warnings.map(({ code, figures: { month, yen: owed } }) => {
        const key = owedWords[code]
        return key === undefined ? null : (
          <Banner key={`${code} ${month}`} tone="warning">
            {t(key, { month: format.month(String(month)), yen: yen(Number(owed)) })}
          </Banner>
        )
      })}
      {slip.newerId !== null && (
        <Banner tone="warning">
          {t("newer")}{" "}
          <Link
            to="/salary-v4-detail/$id"
            params={{ id: String(slip.newerId) }}
            className="inline-flex min-h-6 items-center font-semibold text-link underline max-md:min-h-12"
          >
            {t("toNewer")}
          </Link>
        </Banner>
      )}
    </>
  )
}
const tones = { warning: "bg-warning-bg text-warning", danger: "bg-danger-bg text-danger" } as const

function Banner({ tone, children }: { readonly tone: keyof typeof tones; readonly children: React.ReactNode }) {
  return (
    <p className={`flex items-center gap-2 rounded-lg px-4 py-2 max-md:text-base ${tones[tone]}`}>
      <CircleAlert aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="text-foreground">{children}</span>
    </p>
  )
}
