import { FileText } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, type ButtonProps } from "@/components/ui/button.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { saveFile } from "@/lib/file.ts"
import { toast } from "@/lib/toast.ts"
import { payroll } from "../client.ts"

interface PdfButtonProps extends Pick<ButtonProps, "variant" | "className"> {
  readonly id: number
  readonly month: string
  readonly label: string
}
const longMillis = 3_000

/** Whether it has been under way for so long that somebody wonders. */
const useTakesLong = (isBusy: boolean) => {
  const [takesLong, setTakesLong] = useState(false)
  useEffect(() => {
    if (!isBusy) return setTakesLong(false)
    const timer = setTimeout(() => setTakesLong(true), longMillis)
    return () => clearTimeout(timer)
  }, [isBusy])
  return takesLong
}

/** The slip as a file, fetched with the sign-in and handed to the browser. */
export function PdfButton({ id, month, label, variant = "outline", className }: PdfButtonProps) {
  const { t } = useTranslation("pay")
  const { t: common } = useTranslation("common")
  const [isBusy, setBusy] = useState(false)
  const takesLong = useTakesLong(isBusy)
  const save = async () => {
    setBusy(true)
    await saveFile(payroll.pdf({ params: { id } }), t("pdfName", { month })).catch((error: unknown) =>
      toast.error(t("pdfFailed"), sentenceOf(error, common)),
    )
    setBusy(false)
  }
  return (
    <Button variant={variant} className={className} busy={isBusy} onClick={() => void save()}>
      {!isBusy && <FileText />}
      {label}
      <span role="status" className="text-xs font-normal">
        {takesLong && t("pdfWaiting")}
      </span>
    </Button>
  )
}
