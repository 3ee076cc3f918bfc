/** What a company's first admin is told when the platform looked at it, as a notice. */
export const lookedNotice = (operator: string) => ({
  ja: `運営の${operator}さんが、会社の登録と請求を確認しました。手配・給与・書類は運営からは見えません。`,
  en: `${operator} of the platform looked at your company's registration and bills. Arrangements, pay and papers can't be seen from there.`,
  vi: `${operator} của hệ thống đã xem đăng ký và hóa đơn của công ty. Lịch phân công, lương và giấy tờ không xem được từ đó.`,
})
