import { useTranslation } from "react-i18next"
import { template } from "#modules/papers/documents/paper.tsx"
import type { PaperPrint } from "#modules/papers/documents/paper-print.ts"
import { cn } from "@/lib/class-names.ts"

interface PaperPreviewProps {
  readonly print: PaperPrint
  /** Beside a form, as wide as its column. */
  readonly isBeside?: boolean
}
/** D35: 0.8 of its size, smaller on a phone. */
export function PaperPreview({ isBeside = false, print }: PaperPreviewProps) {
  const { t } = useTranslation("papers")
  const pages = template.pages(print).map((page, n) => (
    <div
      key={n}
      className={cn("w-fit border bg-white shadow-pop", isBeside ? "[zoom:0.72]" : "[zoom:0.8] max-md:[zoom:0.43]")}
    >
      {page}
    </div>
  ))
  if (isBeside) return <div className="flex flex-col gap-4">{pages}</div>
  return (
    <section aria-label={t("preview")} className="flex min-w-0 flex-col gap-4 overflow-x-auto">
      {pages}
    </section>
  )
}
