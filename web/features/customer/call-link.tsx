import { Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"

interface CallLinkProps {
  readonly of: string
  readonly phone: string | null
  readonly className?: string
}
/** Calls whoever leads, else the company: a square of 48 px on the phone, the number to be read at the desk. */
export function CallLink({ of, phone, className }: CallLinkProps) {
  const { t } = useTranslation("customer")
  if (phone === null || phone === "") return null
  return (
    <a
      href={`tel:${phone}`}
      aria-label={t("call", { name: of })}
      className={cn(
        "tnum inline-flex items-center gap-1.5 text-sm text-link max-md:size-[48px] max-md:justify-center max-md:rounded-md max-md:border max-md:border-strong",
        className,
      )}
    >
      <Phone className="size-3.5 max-md:size-5" aria-hidden="true" />
      <span className="max-md:hidden">{phone}</span>
    </a>
  )
}
