/** Rules of attendance in words, for /permission. */
import type { Actor } from "#modules/kernel/actor.ts"
import { type Case, policyInWords } from "#modules/kernel/policy-words.ts"
import { everyPeopleCase, peopleCases } from "#modules/people/index.ts"
import { type AttendanceOf, attendancePolicy } from "../policy.ts"

const noEnd = (words: Case<unknown>["words"], whose: (actor: Actor) => AttendanceOf): Case<AttendanceOf> => ({
  words,
  of: (actor) => ({ ...whose(actor), isEndMissing: true }),
})
const ends = ["ownNoEnd", "noEnd", "worker", "closed"] as const
const changes = [...everyPeopleCase, "closed"] as const

export const attendanceInWords = policyInWords({
  policy: attendancePolicy,
  area: "attendance",
  words: { ja: "打刻・勤怠", en: "Attendance", vi: "Chấm công" },
  cases: {
    ...peopleCases,
    closed: {
      words: {
        ja: "締めた月の{{role}}の打刻",
        en: "A punch of a month that is closed: {{role}}",
        vi: "Chấm công của tháng đã chốt: {{role}}",
      },
      role: "worker",
      of: (actor) => ({ ...peopleCases.worker.of(actor), isEndMissing: true, isMonthClosed: true }),
    },
    ownNoEnd: noEnd(
      { ja: "退勤がない自分の打刻", en: "One's own punch without an end", vi: "Chấm công của mình chưa có giờ ra" },
      peopleCases.self.of,
    ),
    noEnd: noEnd(
      { ja: "退勤がない職人の打刻", en: "A worker's punch without an end", vi: "Chấm công của thợ chưa có giờ ra" },
      peopleCases.worker.of,
    ),
  },
  actions: {
    read: {
      kind: "detail",
      words: { ja: "勤怠を見る", en: "See attendance", vi: "Xem chấm công" },
      cases: everyPeopleCase,
    },
    press: {
      kind: "create",
      words: { ja: "出勤・退勤を押す", en: "Punch in and out", vi: "Bấm giờ vào, giờ ra" },
      cases: ["self", "worker"],
    },
    rest: {
      kind: "create",
      words: { ja: "休憩を記録する", en: "Note a rest", vi: "Ghi giờ nghỉ" },
      cases: changes,
    },
    correct: {
      kind: "update",
      words: { ja: "打刻を直す", en: "Correct a punch", vi: "Sửa chấm công" },
      cases: changes,
    },
    remove: {
      kind: "update",
      words: { ja: "打刻を消す", en: "Remove a punch", vi: "Xóa chấm công" },
      cases: changes,
    },
    tellEnd: {
      kind: "update",
      words: { ja: "ない退勤を入れる", en: "Tell an end that is missing", vi: "Nhập giờ ra còn thiếu" },
      cases: ends,
    },
    askEnd: {
      kind: "create",
      words: { ja: "退勤の時刻を本人に聞く", en: "Ask somebody when he left", vi: "Hỏi giờ ra" },
      cases: ends,
    },
    askStart: {
      kind: "create",
      words: { ja: "出勤していない人に連絡する", en: "Tell who has not come", vi: "Nhắc người chưa vào ca" },
      cases: everyPeopleCase,
    },
  },
  fields: {
    checkInPlace: {
      words: { ja: "打刻した場所を見る", en: "See where somebody punched", vi: "Xem nơi chấm công" },
      cases: ["self", "worker"],
    },
  },
})
