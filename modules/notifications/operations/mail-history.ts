/** 送信履歴: the mails of a company that this reader may see, newest first. */
import { Effect } from "effect"
import { flags, wordOf } from "#modules/kernel/codes.ts"
import { rowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { mailStatuses } from "../codes.ts"
import type { MailQuery } from "../contract/mail.ts"
import { mailHistoryPolicy, visibleMails } from "../policy.ts"
import { countMails, type MailRow, type MailsWanted, mailsOf } from "../repository/mail.ts"
import { mailLine } from "../views/mail-view.ts"

/** A page of the mails of a company, or of none. */
export const pageOfMails = Effect.fn("Notifications.pageOfMails")(function* <Line>(
  { isKept, status, pageIndex = 1, pageSize, ...sought }: MailQuery,
  whose: Pick<MailsWanted, "companyId" | "visible">,
  line: (row: MailRow) => Line,
) {
  const size = rowsOfPage(pageSize)
  const wanted = {
    ...sought,
    ...whose,
    isKept: isKept === undefined ? undefined : isKept === flags.on,
    state: status === undefined ? undefined : wordOf(mailStatuses, status),
  }
  const rows = yield* mailsOf(wanted, (pageIndex - 1) * size, size)
  const totalItems = yield* countMails(wanted)
  return { data: rows.map(line), pageIndex, totalPages: Math.ceil(totalItems / size), totalItems }
})

export const mailHistory = Effect.fn("Notifications.mailHistory")(function* (asked: MailQuery) {
  const actor = yield* authorize(mailHistoryPolicy, "read", undefined)
  return yield* pageOfMails(asked, { companyId: actor.companyId, visible: visibleMails(actor) }, (row) =>
    mailLine(row, actor),
  )
})
