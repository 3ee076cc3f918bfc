import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { data } from "@/lib/client.ts"
import type { ListAction } from "@/lib/list/use-list.ts"
import { may } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { notifications } from "./client.ts"
import { type MailRow, mailsKey } from "./mail-queries.ts"

const mostLosses = 8

/** Several mails sent again, one after the other; the first refusal ends it and is told. */
export const useResendTogether = () => {
  const { t } = useTranslation("mails")
  const [asked, setAsked] = useState<ReadonlyArray<MailRow>>([])
  const resend = useWrite({
    write: (id: number, extraHeaders) => data(notifications.resendMail({ params: { id }, body: {}, extraHeaders })),
    invalidates: [mailsKey],
  })
  const resendAll = async () => {
    try {
      for (const { id } of asked) await resend.mutateAsync(id)
    } finally {
      setAsked([])
    }
  }
  const actions: ReadonlyArray<ListAction<MailRow>> = [
    { key: "resend", label: t("resend"), isPermitted: (mail) => may(mail, "resend"), run: setAsked },
  ]
  const question = (
    <ConfirmDialog
      open={asked.length > 0}
      onOpenChange={() => setAsked([])}
      destructive={false}
      title={t("resendSome", { count: asked.length })}
      losses={[
        ...asked
          .slice(0, mostLosses)
          .map(({ receiver, receiverEmail, subject }) => `${receiver ?? receiverEmail} ${subject}`),
        ...(asked.length > mostLosses ? [t("andMore", { count: asked.length - mostLosses })] : []),
      ]}
      action={t("resend")}
      busy={resend.isPending}
      onConfirm={() => void resendAll().catch(() => undefined)}
    />
  )
  return { actions, question }
}
