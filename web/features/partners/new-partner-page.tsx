import { Link, useNavigate } from "@tanstack/react-router"
import { ChevronLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { FormPage } from "@/components/form/form-page.tsx"
import { type Kind, paths } from "./kinds.ts"
import { PartnerSections } from "./partner-sections.tsx"
import { useNewPartner } from "./use-partner-form.ts"

/** Writes a 得意先 or 協力会社 down with all that its papers will need. */
export function NewPartnerPage({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation(["trading", "labels"])
  const navigate = useNavigate()
  const word = t(`labels:${kind}`)
  const form = useNewPartner(kind, ({ id }) => void navigate({ to: paths[kind].one, params: { id: String(id) } }))
  return (
    <FormPage
      form={form}
      head={
        <div>
          <Link
            to={paths[kind].list}
            className="flex items-center text-xs text-muted-foreground hover:underline max-md:min-h-12"
          >
            <ChevronLeft aria-hidden="true" className="size-3.5" />
            {word}
          </Link>
          <h1 className="text-xl font-semibold">{t("newTitle", { word })}</h1>
        </div>
      }
      action={t("register")}
      onCancel={() => void navigate({ to: paths[kind].list })}
    >
      <PartnerSections
        kind={kind}
        form={form}
        hasInner
        {...(kind === "vendor" ? { emailHint: t("hint.vendorEmail", { word }) } : {})}
      />
    </FormPage>
  )
}
