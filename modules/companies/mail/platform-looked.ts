/** What a company's first admin is told when the platform looked at it, as a notice: all that is seen, and what is not. */
export const lookedNotice = (operator: string) => ({
  ja: `運営の${operator}さんが、会社の登録と請求、所属する人の名前・役割・最後のログイン、操作の記録を確認しました。手配・給与・帳票は運営からは見えません。`,
  en: `${operator} of the platform looked at your company's registration and bills, its people's names, roles and last sign-ins, and the record of what was done. Arrangements, pay and papers can't be seen from there.`,
  vi: `${operator} của hệ thống đã xem đăng ký và hóa đơn của công ty, tên, vai trò và lần đăng nhập gần nhất của mọi người, cùng nhật ký thao tác. Lịch phân công, lương và giấy tờ không xem được từ đó.`,
})
