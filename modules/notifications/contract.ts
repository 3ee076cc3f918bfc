import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { Id, PageIndex, PageSize } from "#modules/kernel/fields/row.ts"
import { answer, c, call, page, refusals, std } from "#modules/kernel/http/contract.ts"
import { notificationCalls } from "./calls.ts"

const Notice = Schema.Struct({
  id: Schema.Int,
  kind: Schema.String,
  text: Schema.String,
  path: Schema.String,
  at: Instant,
  isRead: Schema.Boolean,
})
const Unread = Schema.Struct({ totalUnread: Schema.Int })

export const notificationsContract = c.router({
  list: {
    ...notificationCalls.list,
    query: std(
      Schema.Struct({
        isUnread: Schema.optionalKey(Schema.Literals([0, 1])),
        pageIndex: Schema.optionalKey(PageIndex),
        pageSize: Schema.optionalKey(PageSize),
      }),
    ),
    responses: { 200: page(Notice), ...refusals },
    metadata: call({ action: "notice.read", kind: "read", access: "company" }),
  },
  totalUnread: {
    ...notificationCalls.totalUnread,
    responses: { 200: answer(Unread), ...refusals },
    metadata: call({ action: "notice.read", kind: "read", access: "company" }),
  },
  readMultiple: {
    ...notificationCalls.readMultiple,
    body: std(Schema.Struct({ ids: Schema.optionalKey(Schema.Array(Id)), all: Schema.optionalKey(Schema.Boolean) })),
    responses: { 200: answer(Unread), ...refusals },
    metadata: call({ action: "notice.mark", kind: "write", access: "company" }),
  },
})
