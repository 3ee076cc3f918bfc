import { Check, Copy } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"

const shownFor = 2_000

interface CopyButtonProps {
  /** What is copied, in words. */
  readonly of: string
  readonly text: string
  readonly label?: string
}
/** Copies, and says so in its own place for two seconds. */
export function CopyButton({ of, text, label }: CopyButtonProps) {
  const { t } = useTranslation("billing")
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  const Picture = isCopied ? Check : Copy
  return (
    <Button
      variant="outline"
      size="sm"
      className="shrink-0 print:hidden"
      aria-label={t("copyOf", { what: of })}
      onClick={() => void copy()}
    >
      <Picture aria-hidden="true" />
      <span aria-live="polite">{isCopied ? t("copied") : (label ?? t("copy"))}</span>
    </Button>
  )
}
