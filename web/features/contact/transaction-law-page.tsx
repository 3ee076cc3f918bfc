import { useTranslation } from "react-i18next"
import { Brand } from "@/features/session/brand.tsx"
import { LanguageChoice } from "@/features/session/language-choice.tsx"
import type { Seller } from "./seller-query.ts"

const told = ["name", "representative", "address", "phone", "email"] as const
const said = ["price", "extra", "means", "when", "begins", "cancel", "environment"] as const

/** 特定商取引法に基づく表記 (AUTH-19): who runs the product is what its operator has set. */
export function TransactionLawPage({ seller }: { readonly seller: Seller }) {
  const { t } = useTranslation("seller")
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-190 flex-col gap-8 px-4 py-8 md:px-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <Brand />
        <LanguageChoice />
      </header>
      <main id="main" className="flex flex-col gap-6">
        <h1 className="text-2xl font-bold">{t("title")}</h1>
        <dl className="grid grid-cols-[14rem_1fr] rounded-lg border bg-card max-md:grid-cols-1">
          {told.map((fact) => (
            <Fact key={fact} name={t(`fact.${fact}`)}>
              {seller[fact] ?? <span className="text-warning">{t("missing")}</span>}
            </Fact>
          ))}
          {said.map((fact) => (
            <Fact key={fact} name={t(`fact.${fact}`)}>
              {t(`text.${fact}`)}
            </Fact>
          ))}
        </dl>
      </main>
    </div>
  )
}
function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt className="border-b bg-muted px-4 py-3 font-medium">{name}</dt>
      <dd className="border-b px-4 py-3 text-base leading-7">{children}</dd>
    </>
  )
}
