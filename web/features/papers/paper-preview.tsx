import { useTranslation } from "react-i18next"
import { template } from "#modules/papers/documents/paper.tsx"
import type { PaperPrint } from "#modules/papers/documents/paper-print.ts"

/** D35: 0.8 of its size, smaller on a phone. */
export function PaperPreview({ print }: { readonly print: PaperPrint }) {
  const { t } = useTranslation("papers")
  return (
    <section aria-label={t("preview")} className="flex min-w-0 flex-col gap-4 overflow-x-auto">
      {template.pages(print).map((page, n) => (
        <div key={n} className="w-fit border bg-white shadow-pop [zoom:0.8] max-md:[zoom:0.43]">
          {page}
        </div>
      ))}
    </section>
  )
}
