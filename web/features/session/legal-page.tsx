import { useTranslation } from "react-i18next"
import { Brand } from "./brand.tsx"
import { LanguageChoice } from "./language-choice.tsx"

interface Section {
  readonly title: string
  readonly text: string
}
/** 利用規約 or プライバシーポリシー: for everybody, signed in or not. */
export function LegalPage({ of }: { readonly of: "term" | "privacy" }) {
  const { t } = useTranslation("legal")
  const sections: Readonly<Record<string, Section>> = t(`${of}.sections`, { returnObjects: true })
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-190 flex-col gap-8 px-4 py-8 md:px-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <Brand />
        <LanguageChoice />
      </header>
      <main id="main" className="flex flex-col gap-6">
        <h1 className="text-2xl font-bold">{t(`${of}.title`)}</h1>
        {Object.entries(sections).map(([key, { title, text }]) => (
          <section key={key}>
            <h2 className="text-base font-bold">{title}</h2>
            <p className="mt-1 text-base leading-7">{text}</p>
          </section>
        ))}
      </main>
    </div>
  )
}
