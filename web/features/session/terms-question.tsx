import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { presentTerms } from "#modules/identity/codes.ts"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { data, identity } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { workspaceQuery } from "./workspace.ts"

/** 利用規約 that he never agreed to, or that have changed since: asked at each start until he does. */
export default function TermsQuestion({ terms }: { readonly terms: typeof presentTerms }) {
  const { t } = useTranslation("shell")
  const [isOpen, setOpen] = useState(true)
  const agree = useWrite({
    write: (_: undefined, extraHeaders) => data(identity.agreeToTerms({ body: { terms }, extraHeaders })),
    done: t("terms.agreed"),
    onDone: () => setOpen(false),
    invalidates: [workspaceQuery.queryKey],
  })
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      destructive={false}
      title={t("terms.title")}
      description={t("terms.text")}
      action={t("terms.agree")}
      cancel={t("terms.later")}
      busy={agree.isPending}
      onConfirm={() => agree.mutate(undefined)}
    >
      <a
        href="/term-of-policy"
        target="_blank"
        rel="noreferrer"
        className="flex min-h-11 items-center text-link underline max-md:min-h-12"
      >
        {t("terms.read")}
      </a>
    </ConfirmDialog>
  )
}
