/** The company hears what a customer wants, the customer what became of it. */
import { Effect } from "effect"
import { dayOfMonth, type IsoDate, monthNumberOf } from "#modules/kernel/civil-day.ts"
import { notify } from "#modules/notifications/index.ts"
import { arrangers } from "../policy/vendor-policy.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { customersPath } from "./paths.ts"
import { personsOfPartners, personsWhoArrange } from "./tell-partners.ts"

const short = (day: IsoDate) => `${monthNumberOf(day)}/${dayOfMonth(day)}`
type About = Pick<TaskRow, "id" | "day" | "customerId"> & { readonly site: Pick<TaskRow["site"], "name"> }
interface Told {
  readonly row: About
  /** A thing is told once: each version of it is another. */
  readonly version: number
}
const wishTexts = {
  asked: (place: string) => ({
    ja: `${place} の変更のお願いが届きました。`,
    en: `${place}: the customer asks for a change.`,
    vi: `${place}: khách hàng đề nghị thay đổi.`,
  }),
  changed: (place: string) => ({
    ja: `${place} の希望が変わりました。`,
    en: `${place}: the customer's wish has changed.`,
    vi: `${place}: yêu cầu của khách đã đổi.`,
  }),
  withdrawn: (place: string) => ({
    ja: `${place} の変更のお願いが取り下げられました。`,
    en: `${place}: the customer took its request back.`,
    vi: `${place}: khách đã rút lại đề nghị.`,
  }),
  made: (place: string) => ({
    ja: `${place} の手配の依頼が届きました。`,
    en: `${place}: the customer asks for people.`,
    vi: `${place}: khách yêu cầu phân công.`,
  }),
} as const

export const tellOfWish = Effect.fn("Scheduling.tellOfWish")(function* (
  companyId: number,
  { row, version, kind }: Told & { readonly kind: keyof typeof wishTexts },
) {
  yield* notify(companyId, {
    kind: "customerWish",
    subject: `task:${row.id}.v${version}`,
    path: `/calendar?task=${row.id}`,
    texts: wishTexts[kind](`${short(row.day)} ${row.site.name}`),
    personIds: yield* personsWhoArrange(companyId),
    forRoles: arrangers,
  })
})

export const tellOfDecision = Effect.fn("Scheduling.tellOfDecision")(function* (
  companyId: number,
  { row, version, isAccepted }: Told & { readonly isAccepted: boolean },
) {
  const place = `${short(row.day)} ${row.site.name}`
  yield* notify(companyId, {
    kind: "wishAnswered",
    subject: `task:${row.id}.v${version}`,
    path: customersPath(row),
    texts: isAccepted
      ? {
          ja: `${place} のお願いが決まりました。`,
          en: `${place}: your request was accepted.`,
          vi: `${place}: đề nghị của bạn đã được chấp nhận.`,
        }
      : {
          ja: `${place} のお願いはお受けできませんでした。`,
          en: `${place}: your request was refused.`,
          vi: `${place}: đề nghị của bạn không được chấp nhận.`,
        },
    personIds: yield* personsOfPartners(companyId, [row.customerId]),
  })
})
