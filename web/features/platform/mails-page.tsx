import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { notifications } from "@/features/mails/client.ts"
import { useFate } from "@/features/mails/mail-columns.tsx"
import { MailState, stateOf } from "@/features/mails/mail-state.tsx"
import { useResendTogether } from "@/features/mails/use-resend-together.tsx"
import { data } from "@/lib/client.ts"
import { type ListColumn, textOf } from "@/lib/list/column.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { AccountTabs } from "./account-tabs.tsx"
import { MailDialog } from "./mail-dialog.tsx"
import { type PlatformMailRow, platformMailRows, platformMailStates, platformMailsKey } from "./mail-queries.ts"
import { PlatformList, usePlatformSearch } from "./platform-list.tsx"

const useColumns = (): ReadonlyArray<ListColumn<PlatformMailRow>> => {
  const { t } = useTranslation("mails")
  const fate = useFate()
  return useMemo(
    () => [
      {
        key: "at",
        label: t("at"),
        kind: "instant",
        value: ({ createdDate }) => createdDate,
        width: 9.5,
        isFixed: true,
      },
      {
        key: "state",
        label: t("status"),
        value: (mail) => t(`state.${stateOf(mail)}`),
        cell: (mail) => <MailState mail={mail} />,
        width: 6.5,
      },
      { key: "address", label: t("address"), value: ({ receiverEmail }) => receiverEmail, width: 16 },
      { key: "subject", label: t("subject"), value: ({ subject }) => subject, width: 18, grows: true },
      { key: "fate", label: t("fate"), value: (mail) => fate(mail), width: 14, grows: true },
    ],
    [t, fate],
  )
}

/** 送信履歴 of no company (issue 18 §2): activations, codes and the platform's own words; codes and links are dotted out. */
export function PlatformMailsPage() {
  const { t } = useTranslation("mails")
  const { search } = usePlatformSearch()
  const { source } = usePagedRows(platformMailRows(search), search.sort !== undefined)
  const [open, setOpen] = useState<number>()
  const together = useResendTogether<PlatformMailRow>({
    write: (id, extraHeaders) => data(notifications.resendPlatformMail({ params: { id }, body: {}, extraHeaders })),
    listed: platformMailsKey,
  })
  return (
    <PlatformList<PlatformMailRow>
      name="mails"
      title={t("title")}
      tabs={<AccountTabs />}
      columns={useColumns()}
      source={source}
      idOf={({ id }) => id}
      nameOf={({ receiverEmail, subject }) => `${subject} ${receiverEmail}`}
      onOpen={({ id }) => setOpen(id)}
      actions={together.actions}
      states={platformMailStates.map((value) => ({ value, label: t(`filter.${value}`) }))}
      searchWords={t("searchLabel")}
      empty={t("empty")}
      card={(mail) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <b className="min-w-0 break-words">{mail.subject}</b>
          <MailState mail={mail} />
          <span className="w-full text-sm break-all text-muted-foreground">{mail.receiverEmail}</span>
          <span className="tnum text-sm text-muted-foreground">{textOf({ kind: "instant" }, mail.createdDate)}</span>
        </span>
      )}
    >
      {open !== undefined && <MailDialog id={open} onClose={() => setOpen(undefined)} />}
      {together.question}
    </PlatformList>
  )
}
