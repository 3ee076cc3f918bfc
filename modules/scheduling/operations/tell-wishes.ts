/** The company hears what a customer wants, the customer what became of it. */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { noticeDay } from "#modules/kernel/notice-day.ts"
import { answerEverybody, notify } from "#modules/notifications/index.ts"
import { arrangers } from "../policy/vendor-policy.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { isRequest } from "../rules/proposal.ts"
import { customersPath } from "./paths.ts"
import { personsOfPartners, personsWhoArrange } from "./tell-partners.ts"

type About = Pick<TaskRow, "id" | "day" | "customerId"> & { readonly site: Pick<TaskRow["site"], "name"> }
interface Told {
  readonly row: About
  /** A thing is told once: each version of it is another. */
  readonly version: number
}
type Place = Readonly<Record<Language, string>>
const placeOf = Effect.fnUntraced(function* ({ day, site }: About) {
  const when = noticeDay(day, yield* todayInJapan)
  return { ja: `${when.ja} ${site.name}`, en: `${when.en} ${site.name}`, vi: `${when.vi} ${site.name}` }
})
const wishTexts = {
  asked: (place: Place) => ({
    ja: `${place.ja} の変更のお願いが届きました。`,
    en: `${place.en}: the customer asks for a change.`,
    vi: `${place.vi}: khách hàng đề nghị thay đổi.`,
  }),
  changed: (place: Place) => ({
    ja: `${place.ja} の希望が変わりました。`,
    en: `${place.en}: the customer's wish has changed.`,
    vi: `${place.vi}: yêu cầu của khách đã đổi.`,
  }),
  withdrawn: (place: Place) => ({
    ja: `${place.ja} の変更のお願いが取り下げられました。`,
    en: `${place.en}: the customer took its request back.`,
    vi: `${place.vi}: khách đã rút lại đề nghị.`,
  }),
  made: (place: Place) => ({
    ja: `${place.ja} の手配の依頼が届きました。`,
    en: `${place.en}: the customer asks for people.`,
    vi: `${place.vi}: khách yêu cầu phân công.`,
  }),
} as const

const wishAbout = ({ id }: Pick<About, "id">) => `task:${id}.v`

/** Whoever was told of a wish is asked no more once nothing waits, whoever answered it and by whatever way. In a write. */
export const settleWishes = (companyId: number, rows: ReadonlyArray<TaskRow>) =>
  answerEverybody({
    companyId,
    kind: "customerWish",
    begins: rows.filter((row) => row.status === 0 || (row.pending === null && !isRequest(row))).map(wishAbout),
  })

export const tellOfWish = Effect.fn("Scheduling.tellOfWish")(function* (
  companyId: number,
  { row, version, kind }: Told & { readonly kind: keyof typeof wishTexts },
) {
  yield* notify(companyId, {
    kind: "customerWish",
    subject: `${wishAbout(row)}${version}`,
    path: `/calendar?task=${row.id}`,
    texts: wishTexts[kind](yield* placeOf(row)),
    ...(kind === "withdrawn" ? {} : { asks: true as const }),
    personIds: yield* personsWhoArrange(companyId),
    forRoles: arrangers,
  })
})

export const tellOfDecision = Effect.fn("Scheduling.tellOfDecision")(function* (
  companyId: number,
  { row, version, isAccepted, reason = null }: Told & { readonly isAccepted: boolean; readonly reason?: string | null },
) {
  const place = yield* placeOf(row)
  yield* notify(companyId, {
    kind: "wishAnswered",
    subject: `task:${row.id}.v${version}`,
    path: customersPath(row),
    texts: isAccepted
      ? {
          ja: `${place.ja} のお願いが決まりました。`,
          en: `${place.en}: your request was accepted.`,
          vi: `${place.vi}: đề nghị của bạn đã được chấp nhận.`,
        }
      : {
          ja: `${place.ja} のお願いはお受けできませんでした。${reason === null ? "" : `「${reason}」`}`,
          en: `${place.en}: your request was refused.${reason === null ? "" : ` “${reason}”`}`,
          vi: `${place.vi}: đề nghị của bạn không được chấp nhận.${reason === null ? "" : ` “${reason}”`}`,
        },
    personIds: (yield* personsOfPartners(companyId, [row.customerId])).all,
  })
})
