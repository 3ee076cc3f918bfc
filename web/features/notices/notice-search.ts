import { type NoticeArea, noticeAreaNames } from "#modules/notifications/codes.ts"
import { isDay, isText, known, typedOf } from "@/lib/address.ts"

export const noticeStates = ["waiting", "unread", "read"] as const
type NoticeState = (typeof noticeStates)[number]

/** What the address of お知らせ says. */
export interface NoticeSearch {
  readonly show?: NoticeState | undefined
  /** What it is about. */
  readonly area?: NoticeArea | undefined
  readonly q?: string | undefined
  /** First and last day on which it was told. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly sort?: string | undefined
}
export const noticeSearch = ({ show, area, q, from, to, sort }: Readonly<Record<string, unknown>>): NoticeSearch =>
  known({
    show: noticeStates.find((one) => one === show),
    area: noticeAreaNames.find((one) => one === area),
    q: typedOf(q),
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
    sort: isText(sort) ? sort : undefined,
  })
