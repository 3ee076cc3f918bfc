import { useCallback, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { mailStatuses } from "#modules/notifications/codes.ts"
import { clockTime } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { MailLink } from "./mail-link.tsx"
import type { MailRow } from "./mail-queries.ts"
import { MailState, stateOf } from "./mail-state.tsx"

/** Why it has not gone, and when it is tried again. */
export const useFate = () => {
  const { t } = useTranslation("mails")
  return useCallback(
    ({ attempts, nextTryAt, reason }: MailRow) => {
      const isTriedAgain = nextTryAt !== null && attempts > 0
      return [
        ...(reason === null ? [] : [reason]),
        ...(isTriedAgain ? [t("nextTry", { number: attempts + 1, time: clockTime(nextTryAt) })] : []),
      ].join(" ")
    },
    [t],
  )
}

/** What the list of mails shows of each. */
export const useMailColumns = (): ReadonlyArray<ListColumn<MailRow>> => {
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
      { key: "receiver", label: t("receiver"), value: ({ receiver }) => receiver, width: 7.5 },
      {
        key: "subject",
        label: t("subject"),
        value: ({ subject }) => subject,
        cell: ({ id, subject }) => (
          <MailLink id={id} className="hover:underline">
            {subject}
          </MailLink>
        ),
        width: 14,
        grows: true,
      },
      {
        key: "fate",
        label: t("fate"),
        value: (mail) => fate(mail),
        width: 12,
        grows: true,
        className: ({ status }) => (status === mailStatuses.failed ? "text-danger" : "text-warning"),
      },
      {
        key: "attachments",
        label: t("attachments"),
        value: ({ attachments }) => (attachments.length === 0 ? null : attachments.join("、")),
        width: 10,
      },
      { key: "address", label: t("address"), value: ({ receiverEmail }) => receiverEmail, width: 13 },
      { key: "sender", label: t("sender"), value: ({ sender }) => sender ?? t("product"), width: 8 },
    ],
    [t, fate],
  )
}
