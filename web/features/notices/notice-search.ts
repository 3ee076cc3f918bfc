import { isText, known, typedOf } from "@/lib/address.ts"

/** What the address of お知らせ says. */
export interface NoticeSearch {
  readonly show?: "waiting" | "unread" | undefined
  readonly q?: string | undefined
  readonly sort?: string | undefined
}
export const noticeSearch = ({ show, q, sort }: Readonly<Record<string, unknown>>): NoticeSearch =>
  known({
    show: show === "waiting" || show === "unread" ? show : undefined,
    q: typedOf(q),
    sort: isText(sort) ? sort : undefined,
  })
