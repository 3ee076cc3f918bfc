import { FileDown } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { saveFile } from "@/lib/file.ts"
import { toast } from "@/lib/toast.ts"

interface PdfButtonProps {
  readonly fetch: () => Parameters<typeof saveFile>[0]
  /** Where the server gave none. */
  readonly name: string
  readonly label?: string
}
/** The paper as a file, named by the server (PAPER-10). */
export function PdfButton({ fetch, label = "PDF", name }: PdfButtonProps) {
  const { t } = useTranslation("common")
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveFile(fetch(), name).catch((error: unknown) => toast.error(sentenceOf(error, t)))
    setBusy(false)
  }
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void save()}>
      {!isBusy && <FileDown />}
      {label}
    </Button>
  )
}
