import { useTranslation } from "react-i18next"
import { template } from "#modules/papers/documents/paper.tsx"
import type { PaperView } from "./paper-queries.ts"
import { printOf } from "./print-of.ts"

/** D35: 0.8 of its size, smaller on a phone. */
export function PaperPreview({ view }: { readonly view: PaperView }) {
  const { t } = useTranslation("papers")
  return (
    <section aria-label={t("preview")} className="flex min-w-0 flex-col gap-4 overflow-x-auto">
      {template.pages(printOf(view)).map((page, n) => (
        <div key={n} className="w-fit border bg-white shadow-pop [zoom:0.8] max-md:[zoom:0.43]">
          {page}
        </div>
      ))}
    </section>
  )
}
