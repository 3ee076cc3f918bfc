import type { SlipRule } from "../../codes.ts"
import type { FigureText, Sentence } from "./sentence.ts"

/** The days of a share: contracted ones, or those of the calendar where nobody agreed on any; empty for a whole month. */
const sharedDays = (v: FigureText) =>
  v.has("calendarDaysEmployed")
    ? `${v("calendarDaysEmployed")} trên ${v("calendarDays")} (theo ngày lịch)`
    : v.has("daysEmployed")
      ? `${v("daysEmployed")} trên ${v("daysOfMonth")}`
      : ""

/** Which of the two legal limits was passed, with the hours beyond each. */
const overtimeCause: Sentence = (v) => {
  if (!v.has("beyondWeekMinutes")) return `${v("overtimeMinutes")} làm quá 8 giờ một ngày`
  return v.has("beyondDayMinutes")
    ? `${v("beyondDayMinutes")} làm quá 8 giờ một ngày và ${v("beyondWeekMinutes")} làm quá 40 giờ một tuần`
    : `${v("beyondWeekMinutes")} làm quá 40 giờ một tuần`
}

/** One plain sentence for each rule. */
export const vietnamese: Readonly<Record<SlipRule, Sentence>> = {
  probationHourly: (v) => `Đang thử việc nên được trả ${v("probationRate")} của lương giờ ${v("hourlyWage")}.`,
  hourlyBase: (v) =>
    v.has("monthlyBase")
      ? `Lương tháng ${v("monthlyBase")} chia cho số giờ trung bình mỗi tháng ${v("averageHours")}.`
      : "Tiền lương cho một giờ, dùng để tính tăng ca và làm đêm.",
  basePay: (v) =>
    sharedDays(v) !== ""
      ? `${sharedDays(v)} của lương tháng ${v("monthlyBase")}.`
      : v.has("monthlyBase")
        ? `Lương tháng ${v("monthlyBase")}.`
        : `Đã làm ${v("regularMinutes")} với lương giờ ${v("hourlyWage")}.`,
  absence: (v) =>
    v.has("contractedMinutes")
      ? `Đã trừ lương của ${v("absentMinutes")} nghỉ trong ${v("contractedMinutes")} theo hợp đồng; phần đã làm vẫn được trả.`
      : v.has("absentDays")
        ? `Đã trừ lương của ${v("absentDays")} nghỉ trong ${v.has("calendarDays") ? `${v("calendarDays")} theo lịch` : `${v("daysOfMonth")} theo hợp đồng`}; phần đã làm vẫn được trả.`
        : `Đã trừ lương của ${v("absentMinutes")} nghỉ làm.`,
  shiftPay: (v) => `Đơn giá một ca nhân với ${v("shiftCount")} ca đã làm.`,
  beyondScheduledPay: (v) => `${v("beyondScheduledMinutes")} vượt hợp đồng nhưng chưa quá 8 giờ một ngày.`,
  beyondShiftPay: (v) => `${v("beyondShiftMinutes")} làm quá giờ của ca đã chọn, trả ${v("hourlyBase")} mỗi giờ.`,
  overtimePay: (v) => `${overtimeCause(v)}, trả ${v("overtimeRate")} của ${v("hourlyBase")} mỗi giờ.`,
  overtimePremium: (v) =>
    `Trong giờ của ca, ${overtimeCause(v)}; được cộng thêm ${v("overtimeOnTop") || v("overtimePremium")} của ${v("hourlyBase")} mỗi giờ ngoài đơn giá ca.`,
  overtimeBeyondSixtyPremium: (v) =>
    `Trong giờ của ca, ${v("beyondSixtyMinutes")} tăng ca vượt 60 giờ trong tháng; được cộng thêm ${v("beyondSixtyOnTop") || v("beyondSixtyPremium")} của ${v("hourlyBase")} mỗi giờ ngoài đơn giá ca.`,
  overtimeBeyondSixtyPay: (v) =>
    `${v("beyondSixtyMinutes")} tăng ca vượt 60 giờ trong tháng, trả ${v("beyondSixtyRate")} của ${v("hourlyBase")} mỗi giờ.`,
  deemedOvertimePay: (v) =>
    `Tiền cố định cho ${v("deemedMinutes")} tăng ca${sharedDays(v) !== "" ? `, phần ${sharedDays(v)}` : ""}, vẫn trả dù làm ít hơn, tính ${v("overtimeRate")} của ${v("hourlyBase")} mỗi giờ.`,
  excessOvertimePay: (v) =>
    `${v("excessMinutes")} tăng ca vượt mức cố định, trả ${v("overtimeRate")} của ${v("hourlyBase")} mỗi giờ.`,
  excessOvertimeBeyondSixtyPay: (v) =>
    `${v("excessBeyondSixtyMinutes")} tăng ca vượt mức cố định và vượt 60 giờ, trả ${v("beyondSixtyRate")} của ${v("hourlyBase")} mỗi giờ.`,
  nightPremium: (v) =>
    `${v("nightMinutes")} làm từ 22 giờ đến 5 giờ sáng, được cộng thêm ${v("nightPremium")} của ${v("hourlyBase")} mỗi giờ.`,
  holidayPay: (v) =>
    `${v("holidayMinutes")} làm vào ngày nghỉ theo luật, trả ${v("holidayRate")} của ${v("hourlyBase")} mỗi giờ.`,
  holidayPremium: (v) =>
    `${v("holidayMinutes")} làm vào ngày nghỉ theo luật, được cộng thêm ${v("holidayOnTop") || v("holidayAddition")} ngoài đơn giá ca.`,
  holidayNightPremium: (v) =>
    `${v("holidayNightMinutes")} làm đêm vào ngày nghỉ theo luật, được cộng thêm ${v("nightPremium")}.`,
  minimumWage: (v) =>
    !v.has("belowMinutes")
      ? `Phụ trội được tính trên mức thấp hơn lương tối thiểu ${v("minimumWage")} mỗi giờ; phần thiếu được trả thêm (Luật lương tối thiểu, điều 4-2).`
      : `${v("belowMinutes")} có lương thỏa thuận thấp hơn mức tối thiểu ${v("minimumWage")} mỗi giờ; phần thiếu được trả thêm (Luật lương tối thiểu, điều 4-2).`,
  subsidy: (v) =>
    sharedDays(v) !== "" ? `${sharedDays(v)} của phụ cấp tháng ${v("allowance")}.` : "Phụ cấp công ty trả hằng tháng.",
  commuting: (v) =>
    `Phụ cấp đi lại${sharedDays(v) !== "" ? `, ${sharedDays(v)} của ${v("commutingCost")}` : ""}, trong đó ${v("taxFreePart")} không tính thuế.`,
  healthInsurance: (v) =>
    `Bảo hiểm y tế: mức lương chuẩn ${v("standardRemuneration")} nhân tỷ lệ ${v("premiumRate")}, công ty và bạn mỗi bên trả một nửa.`,
  enteredHealthInsurance: () => "Phí do hiệp hội bảo hiểm y tế của bạn quy định.",
  nursingCareShare: () => "Phần bảo hiểm chăm sóc trong bảo hiểm y tế, dành cho người từ 40 đến 64 tuổi.",
  pension: (v) =>
    `Bảo hiểm hưu trí: mức lương chuẩn ${v("standardRemuneration")} nhân tỷ lệ ${v("pensionRate")}, công ty và bạn mỗi bên trả một nửa.`,
  enteredPension: () => "Phí do quỹ hưu trí của bạn quy định.",
  employmentInsurance: (v) => `Bảo hiểm việc làm: tổng lương ${v("gross")} nhân ${v("employmentRate")}.`,
  premiumBeyondPay: (v) =>
    `Phần bảo hiểm xã hội vượt quá tổng lương ${v("gross")}. Khoản này không trừ vào lương (Điều 167 Luật Bảo hiểm y tế) mà thanh toán riêng.`,
  taxBase: (v) => `Tổng lương ${v("gross")} trừ phần miễn thuế và tiền bảo hiểm ${v("insurance")}.`,
  incomeTaxByTable: (v) =>
    `Thuế thu nhập: ${v("taxBase")} nằm trong dòng từ ${v("rowFrom")} đến dưới ${v("rowUnder")} của bảng thuế nhà nước (cột A, ${v("dependants")} người phụ thuộc).`,
  incomeTaxBelowTable: (v) =>
    `${v("taxBase")} thấp hơn ${v("tableStart")}, mức bắt đầu của bảng thuế, nên không có thuế.`,
  incomeTaxAboveTable: (v) =>
    `Thuế thu nhập: thuế ở mức ${v("segmentFrom")} của bảng thuế (cột A, ${v("dependants")} người phụ thuộc) cộng ${v("segmentRate")} của phần vượt.`,
  incomeTaxByComputer: (v) =>
    `Thuế thu nhập: ${v("taxBase")} trừ các khoản khấu trừ, tính theo công thức nhà nước (cột A, ${v("dependants")} người phụ thuộc).`,
  incomeTaxOtsu: (v) => `Thuế thu nhập: ${v("taxBase")} theo cột B của bảng thuế (nơi làm việc chính là công ty khác).`,
  incomeTaxHei: (v) =>
    `Thuế thu nhập: từng ngày trong ${v("daysWorked")} theo cột C của bảng thuế ngày (người làm theo ngày).`,
  residentTax: (v) =>
    v.has("monthsLeft")
      ? `Thuế cư trú đến tháng 5 (${v("monthsLeft")} tháng), trừ một lần vào lương cuối vì bạn nghỉ việc từ tháng 1 đến tháng 4.`
      : "Thuế cư trú của tháng này theo thông báo của địa phương.",
  bonus: () => "Tiền thưởng do công ty quyết định.",
  standardBonus: (v) => `Mức thưởng chuẩn để tính bảo hiểm: tiền thưởng ${v("bonus")} bỏ phần dưới 1.000 yên.`,
  bonusHealthInsurance: (v) =>
    `Bảo hiểm y tế: mức thưởng chuẩn ${v("standardBonus")} nhân tỷ lệ ${v("premiumRate")}, công ty và bạn mỗi bên trả một nửa.`,
  bonusPension: (v) =>
    `Bảo hiểm hưu trí: mức thưởng chuẩn ${v("standardBonus")} nhân tỷ lệ ${v("pensionRate")}, công ty và bạn mỗi bên trả một nửa.`,
  bonusTaxByRate: (v) =>
    `Thuế thu nhập: ${v("bonusTaxRate")} của ${v("taxBase")}, thuế suất theo lương tháng trước ${v("previousPay")}.`,
  bonusTaxByMonths: (v) =>
    `Thuế thu nhập: phần một tháng ${v("bonusAMonth")} theo bảng thuế tháng, nhân ${v("bonusMonths")}.`,
  otherDeduction: () => "Khoản trừ theo thỏa thuận bằng văn bản.",
  expenseRepaid: (v) =>
    `Hoàn lại khoản chi hộ đã duyệt ${v("expense")}. Đây không phải tiền lương nên không tính thuế và bảo hiểm.`,
}
