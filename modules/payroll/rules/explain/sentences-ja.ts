import type { SlipRule } from "../../codes.ts"
import type { FigureText, Sentence } from "./sentence.ts"

/** The days of a share: contracted ones, or those of the calendar where nobody agreed on any; empty for a whole month. */
const sharedDays = (v: FigureText) =>
  v.has("calendarDaysEmployed")
    ? `暦日${v("calendarDays")}の${v("calendarDaysEmployed")}分`
    : v.has("daysEmployed")
      ? `所定${v("daysOfMonth")}の${v("daysEmployed")}分`
      : ""

/** Which of the two legal limits was passed, with the hours beyond each. */
const overtimeCause: Sentence = (v) => {
  if (!v.has("beyondWeekMinutes")) return `1日8時間をこえた${v("overtimeMinutes")}`
  return v.has("beyondDayMinutes")
    ? `1日8時間をこえた${v("beyondDayMinutes")}と、1週40時間をこえた${v("beyondWeekMinutes")}`
    : `1週40時間をこえた${v("beyondWeekMinutes")}`
}

/** One plain sentence for each rule, as one would say it to a 職人. */
export const japanese: Readonly<Record<SlipRule, Sentence>> = {
  probationHourly: (v) => `試用期間なので、時給${v("hourlyWage")}の${v("probationRate")}です。`,
  hourlyBase: (v) =>
    v.has("monthlyBase")
      ? `月給${v("monthlyBase")}を、月平均の所定労働時間${v("averageHours")}で割った1時間分です。`
      : "時間外や深夜の計算のもとになる、1時間あたりの賃金です。",
  basePay: (v) =>
    sharedDays(v) !== ""
      ? `月給${v("monthlyBase")}のうち、${sharedDays(v)}です。`
      : v.has("monthlyBase")
        ? `月給${v("monthlyBase")}です。`
        : `時給${v("hourlyWage")}で${v("regularMinutes")}働いた分です。`,
  absence: (v) =>
    v.has("contractedMinutes")
      ? `所定${v("contractedMinutes")}のうち、休んだ${v("absentMinutes")}の分の賃金を引きました。働いた分は引いていません。`
      : v.has("absentDays")
        ? `${v.has("calendarDays") ? `暦日${v("calendarDays")}` : `所定${v("daysOfMonth")}`}のうち、休んだ${v("absentDays")}の分の賃金を引きました。働いた分は引いていません。`
        : `休んだ${v("absentMinutes")}の分の賃金を引きました。`,
  shiftPay: (v) => `1回の単価に、働いた${v("shiftCount")}回をかけました。`,
  beyondScheduledPay: (v) => `契約の時間をこえ、1日8時間までの${v("beyondScheduledMinutes")}の分です。`,
  beyondShiftPay: (v) =>
    `選んだシフトの時間をこえて働いた${v("beyondShiftMinutes")}の分です。1時間${v("hourlyBase")}です。`,
  overtimePay: (v) => `${overtimeCause(v)}の分です。1時間${v("hourlyBase")}の${v("overtimeRate")}です。`,
  overtimePremium: (v) =>
    `シフトの時間のうち、${overtimeCause(v)}の割増です。単価とは別に1時間${v("hourlyBase")}の${v("overtimeOnTop") || v("overtimePremium")}を上乗せします。`,
  overtimeBeyondSixtyPremium: (v) =>
    `シフトの時間のうち、時間外が月60時間をこえた${v("beyondSixtyMinutes")}の割増です。単価とは別に1時間${v("hourlyBase")}の${v("beyondSixtyOnTop") || v("beyondSixtyPremium")}を上乗せします。`,
  overtimeBeyondSixtyPay: (v) =>
    `時間外が月60時間をこえた${v("beyondSixtyMinutes")}の分です。1時間${v("hourlyBase")}の${v("beyondSixtyRate")}です。`,
  deemedOvertimePay: (v) =>
    `固定残業${v("deemedMinutes")}分${sharedDays(v) === "" ? "" : `のうち、${sharedDays(v)}`}です。時間外が少ない月も同じ額を払います。1時間${v("hourlyBase")}の${v("overtimeRate")}です。`,
  excessOvertimePay: (v) =>
    `固定残業をこえて働いた${v("excessMinutes")}の分です。1時間${v("hourlyBase")}の${v("overtimeRate")}です。`,
  excessOvertimeBeyondSixtyPay: (v) =>
    `固定残業も月60時間もこえた${v("excessBeyondSixtyMinutes")}の分です。1時間${v("hourlyBase")}の${v("beyondSixtyRate")}です。`,
  nightPremium: (v) =>
    `夜10時から朝5時までに働いた${v("nightMinutes")}の割増です。1時間${v("hourlyBase")}の${v("nightPremium")}を上乗せします。`,
  holidayPay: (v) =>
    `法定休日に働いた${v("holidayMinutes")}の分です。1時間${v("hourlyBase")}の${v("holidayRate")}です。`,
  holidayPremium: (v) =>
    `法定休日に働いた${v("holidayMinutes")}の割増です。単価とは別に${v("holidayOnTop") || v("holidayAddition")}を上乗せします。`,
  holidayNightPremium: (v) =>
    `法定休日の夜10時から朝5時までに働いた${v("holidayNightMinutes")}の割増です。さらに${v("nightPremium")}を上乗せします。`,
  minimumWage: (v) =>
    !v.has("belowMinutes")
      ? `割増のもとになる1時間の賃金が最低賃金（1時間${v("minimumWage")}）に足りないので、割増の足りない分を払います（最低賃金法4条2項）。`
      : `約束の賃金が最低賃金（1時間${v("minimumWage")}）に足りない${v("belowMinutes")}について、足りない分を払います（最低賃金法4条2項）。`,
  subsidy: (v) =>
    sharedDays(v) !== ""
      ? `会社が毎月払う手当${v("allowance")}のうち、${sharedDays(v)}です。`
      : "会社が毎月払う手当です。",
  commuting: (v) =>
    `通勤手当${sharedDays(v) === "" ? "" : `${v("commutingCost")}のうち、${sharedDays(v)}`}です。このうち${v("taxFreePart")}には税金がかかりません。`,
  healthInsurance: (v) =>
    `健康保険料です。標準報酬月額${v("standardRemuneration")}に料率${v("premiumRate")}をかけ、会社と半分ずつ払います。`,
  enteredHealthInsurance: () => "入っている健康保険の組合が決めた保険料です。",
  nursingCareShare: () => "健康保険料のうち、40歳から64歳の人が払う介護保険の分です。",
  pension: (v) =>
    `厚生年金の保険料です。標準報酬月額${v("standardRemuneration")}に料率${v("pensionRate")}をかけ、会社と半分ずつ払います。`,
  enteredPension: () => "入っている年金の基金が決めた掛金です。",
  employmentInsurance: (v) => `雇用保険料です。総支給額${v("gross")}に${v("employmentRate")}をかけました。`,
  premiumBeyondPay: (v) =>
    `総支給額${v("gross")}では引ききれない社会保険料です。給与からは引かず（健康保険法第167条）、別に精算します。`,
  taxBase: (v) => `総支給額${v("gross")}から、税金がかからない分と保険料${v("insurance")}を引いた金額です。`,
  incomeTaxByTable: (v) =>
    `所得税です。${v("taxBase")}を国の税額表（甲欄・扶養${v("dependants")}人）の${v("rowFrom")}以上${v("rowUnder")}未満の行に当てはめました。`,
  incomeTaxBelowTable: (v) => `${v("taxBase")}は税額表の始まり${v("tableStart")}より少ないので、所得税はかかりません。`,
  incomeTaxAboveTable: (v) =>
    `所得税です。税額表（甲欄・扶養${v("dependants")}人）の${v("segmentFrom")}の税額に、こえた分の${v("segmentRate")}を足しました。`,
  incomeTaxByComputer: (v) =>
    `所得税です。${v("taxBase")}から控除を引き、国が定める計算式（甲欄・扶養${v("dependants")}人）で出しました。`,
  incomeTaxOtsu: (v) => `所得税です。${v("taxBase")}を国の税額表の乙欄（ほかに主な勤め先がある人）に当てはめました。`,
  incomeTaxHei: (v) =>
    `所得税です。働いた${v("daysWorked")}を1日ずつ、国の日額表の丙欄（日雇いの人）に当てはめました。`,
  residentTax: (v) =>
    v.has("monthsLeft")
      ? `住民税です。1月から4月に退職したため、5月までの${v("monthsLeft")}か月分を最後の給与でまとめて納めます。`
      : `住民税です。市区町村から届いた通知の${v("payMonth")}分です。`,
  bonus: () => "会社が決めた賞与です。",
  standardBonus: (v) => `保険料を計算する標準賞与額です。賞与${v("bonus")}の1,000円未満を切り捨てました。`,
  bonusHealthInsurance: (v) =>
    `健康保険料です。標準賞与額${v("standardBonus")}に料率${v("premiumRate")}をかけ、会社と半分ずつ払います。`,
  bonusPension: (v) =>
    `厚生年金の保険料です。標準賞与額${v("standardBonus")}に料率${v("pensionRate")}をかけ、会社と半分ずつ払います。`,
  bonusTaxByRate: (v) =>
    `所得税です。前月の給与${v("previousPay")}で決まる税率${v("bonusTaxRate")}を、${v("taxBase")}にかけました。`,
  bonusTaxByMonths: (v) =>
    `所得税です。賞与を${v("bonusMonths")}に割った1か月分${v("bonusAMonth")}で、月の税額表から出しました。`,
  otherDeduction: () => "書面の取り決めにより差し引くものです。",
  expenseRepaid: (v) => `承認された立替金${v("expense")}をお返しします。給与ではないため、税金も保険料もかかりません。`,
}
