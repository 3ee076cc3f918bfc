import { FileDown } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { saveFile } from "@/lib/file.ts"
import { toast } from "@/lib/toast.ts"
import { papers } from "./client.ts"

/** The paper as a file, named by the server (PAPER-10). */
export function PdfButton({ id, name }: { readonly id: number; readonly name: string }) {
  const { t } = useTranslation("common")
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveFile(papers.pdf({ params: { id } }), name).catch((error: unknown) => toast.error(sentenceOf(error, t)))
    setBusy(false)
  }
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void save()}>
      {!isBusy && <FileDown />}
      PDF
    </Button>
  )
}
