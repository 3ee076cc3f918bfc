/** Who is told what between the company and its partners, as notices with a path to where it is answered. */
import { Effect } from "effect"
import { membershipsOfCompany, membersOfPartners } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { noticeDay } from "#modules/kernel/notice-day.ts"
import { notify, overtakeNotices } from "#modules/notifications/index.ts"
import { arrangers } from "../policy/vendor-policy.ts"
import { tally } from "../rules/tally.ts"
import { type AnsweredSlot, isOfferedAlike } from "../rules/vendor-slots.ts"
import { idOfShift } from "../views/shift-fields.ts"
import { slotsPath } from "./paths.ts"

type Texts = Parameters<typeof notify>[1]["texts"]

const active = (members: ReadonlyArray<{ readonly personId: number; readonly status: number }>) =>
  members.filter(({ status }) => status === 1).map(({ personId }) => personId)

/** Whoever signs in for these partners, `of` each of them; one statement for all. */
export const personsOfPartners = Effect.fn("Scheduling.personsOfPartners")(function* (
  companyId: number,
  partnerIds: ReadonlyArray<number>,
) {
  const members = partnerIds.length === 0 ? [] : yield* membersOfPartners(companyId, [...new Set(partnerIds)])
  const byPartner = Map.groupBy(members, ({ partnerId }) => partnerId)
  return { all: active(members), of: (partnerId: number) => active(byPartner.get(partnerId) ?? []) }
})
/** Whoever arranges. */
export const personsWhoArrange = Effect.fn("Scheduling.personsWhoArrange")(function* (companyId: number) {
  return active(yield* membershipsOfCompany(companyId, arrangers))
})

interface Place {
  readonly taskId: number
  /** A thing is told once: each version of it is another. */
  readonly version: number
  readonly day: IsoDate
  readonly siteName: string
}
const numberOf = ({ shift, asked }: AnsweredSlot) => [shift, asked]
const countOf = (slots: ReadonlyArray<AnsweredSlot>, partnerId: number) =>
  tally(slots.filter((slot) => slot.partnerId === partnerId).map(({ asked }) => asked ?? 0))

const aboutSlot = (taskId: number) => `task:${taskId}.v`
const aboutVersion = ({ taskId, version }: Place) => `${aboutSlot(taskId)}${version}`
/** Nobody is led to a slot that is gone: 「枠が届きました」 counts as read by the people it was asked of. In a write. */
export const endAskedSlots = (companyId: number, taskIds: ReadonlyArray<number>, personIds: ReadonlyArray<number>) =>
  overtakeNotices({ companyId, kind: "slotAsked", begins: taskIds.map(aboutSlot), personIds })
/** 「11/26」, or 「11/26から5日」 of a series. */
const daysWords = Effect.fnUntraced(function* ({ day, days }: Pick<Place, "day"> & { readonly days: number }) {
  const first = noticeDay(day, yield* todayInJapan)
  return {
    ja: days > 1 ? `${first.ja}から${days}日` : first.ja,
    en: days > 1 ? `${first.en} and ${days - 1} more days` : first.en,
    vi: days > 1 ? `${first.vi} và ${days - 1} ngày khác` : first.vi,
  }
})

const askedTexts = (when: Texts, siteName: string, asked: number): Texts =>
  asked === 0
    ? {
        ja: `${when.ja} ${siteName} の枠が届きました。`,
        en: `${siteName}, ${when.en}: people are asked of you.`,
        vi: `${siteName}, ${when.vi}: có chỗ dành cho bạn.`,
      }
    : {
        ja: `${when.ja} ${siteName} の枠（${asked}人工）が届きました。`,
        en: `${siteName}, ${when.en}: ${asked} person-days are asked of you.`,
        vi: `${siteName}, ${when.vi}: bạn được yêu cầu ${asked} công.`,
      }
const offeredTexts = (when: Texts, siteName: string): Texts => ({
  ja: `${when.ja} ${siteName} の枠の条件が変わりました。`,
  en: `${siteName}, ${when.en}: the terms of your places have changed.`,
  vi: `${siteName}, ${when.vi}: điều kiện của chỗ dành cho bạn đã thay đổi.`,
})
const goneTexts = (when: Texts, siteName: string): Texts => ({
  ja: `${when.ja} ${siteName} の枠は取り消されました。`,
  en: `${siteName}, ${when.en}: your places were taken back.`,
  vi: `${siteName}, ${when.vi}: chỗ của bạn đã bị hủy.`,
})

/**
 * Vendors that are asked for more, less or nothing any more, or under other terms, are told so; those whose slots stay hear
 * nothing.
 */
export const tellVendors = Effect.fn("Scheduling.tellVendors")(function* (
  companyId: number,
  told: Place & {
    readonly days: number
    readonly before: ReadonlyArray<AnsweredSlot>
    readonly after: ReadonlyArray<AnsweredSlot>
    /** The vendors that are asked for nobody any more on some of the days, and on which. */
    readonly lost: ReadonlyMap<number, ReadonlyArray<number>>
  },
) {
  const { before, after, lost } = told
  const when = yield* daysWords(told)
  const shiftOf = (partnerId: number) => [...after, ...before].find((slot) => slot.partnerId === partnerId)?.shift
  const slotOf = (partnerId: number) => idOfShift(shiftOf(partnerId) ?? "morning")
  const partnerIds = [...new Set([...before, ...after].map((slot) => slot.partnerId))]
  const persons = yield* personsOfPartners(companyId, [...partnerIds, ...lost.keys()])
  // Whichever of the days its notice was about.
  for (const [partnerId, taskIds] of lost) yield* endAskedSlots(companyId, taskIds, persons.of(partnerId))
  for (const partnerId of partnerIds) {
    const own = (slots: ReadonlyArray<AnsweredSlot>) => slots.filter((slot) => slot.partnerId === partnerId)
    const isAskedAlike = JSON.stringify(own(before).map(numberOf)) === JSON.stringify(own(after).map(numberOf))
    const isSame = isAskedAlike && own(after).every((slot, at) => isOfferedAlike(slot, own(before)[at] ?? slot))
    if (isSame) continue
    const isAsked = own(after).length > 0
    const asked = isAskedAlike
      ? offeredTexts(when, told.siteName)
      : askedTexts(when, told.siteName, countOf(after, partnerId))
    yield* notify(companyId, {
      kind: isAsked ? "slotAsked" : "slotTakenBack",
      subject: aboutVersion(told),
      path: slotsPath({ day: told.day, slot: `${told.taskId}-${slotOf(partnerId)}` }),
      texts: isAsked ? asked : goneTexts(when, told.siteName),
      personIds: persons.of(partnerId),
    })
  }
})

/** The company hears what a vendor answered. */
export const tellOfAnswer = Effect.fn("Scheduling.tellOfAnswer")(function* (
  companyId: number,
  told: Place & { readonly vendor: string; readonly filled: number; readonly isRefused: boolean },
) {
  const { vendor, siteName, filled } = told
  const when = noticeDay(told.day, yield* todayInJapan)
  yield* notify(companyId, {
    kind: "slotAnswered",
    subject: aboutVersion(told),
    path: `/calendar?task=${told.taskId}`,
    texts: told.isRefused
      ? {
          ja: `${vendor}は${when.ja} ${siteName} に人を出せないと返事しました。`,
          en: `${vendor} can't send anybody to ${siteName} on ${when.en}.`,
          vi: `${vendor} không thể cử người đến ${siteName} ngày ${when.vi}.`,
        }
      : {
          ja: `${vendor}が${when.ja} ${siteName} に${filled}人工を入れました。`,
          en: `${vendor} put ${filled} person-days on ${siteName} on ${when.en}.`,
          vi: `${vendor} đã xếp ${filled} công cho ${siteName} ngày ${when.vi}.`,
        },
    personIds: yield* personsWhoArrange(companyId),
    forRoles: arrangers,
  })
})
