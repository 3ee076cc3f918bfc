/** What became of a payment: received, refused, charged or not, waited for no more, or to be sent back. */
import type { Language } from "#modules/kernel/codes.ts"
import { letter } from "#modules/notifications/mail/letter.tsx"
import { dayText, footOf, yenText } from "./transfer.ts"

export interface Decided {
  /**
   * A transfer that came, in part, or is refused; or is waited for no more; a card that was charged, or by itself was not;
   * money of a company that was rejected, and that it went back; a receipt that was a mistake.
   */
  readonly kind:
    | "charged"
    | "cleared"
    | "declined"
    | "part"
    | "received"
    | "refused"
    | "rejected"
    | "returned"
    | "takenBack"
  readonly amount: number
  /** Of a part: what of the bill has not come yet. */
  readonly missing?: number
  /** Of a receipt: until when the plan can be used. Of what is to be paid: until when. */
  readonly until: string | null
  /** Of a refusal, and of a receipt that was a mistake. */
  readonly reason: string
  /** Of a payment that went back or was a mistake: the receipt that is good no longer. */
  readonly receipt?: string | undefined
}
interface DecidedView extends Decided {
  readonly name: string
  readonly companyName: string
  readonly url: string
}
interface DecidedWords {
  readonly subject: string
  readonly said: (of: DecidedView) => string
  readonly button: string
}
const voidWords: Readonly<Record<Language, (receipt: string) => string>> = {
  ja: (receipt) => `先にお渡しした領収書 ${receipt} は無効です。破棄をお願いします。`,
  vi: (receipt) => `Biên nhận ${receipt} đã gửi trước đây không còn hiệu lực. Vui lòng hủy bỏ.`,
  en: (receipt) => `The receipt ${receipt} that you have of it is void. Please discard it.`,
}
const decidedWords: Readonly<Record<Language, Readonly<Record<Decided["kind"], DecidedWords>>>> = {
  ja: {
    charged: {
      subject: "【手配】カードでのお支払いが完了しました",
      said: ({ amount, companyName, until }) =>
        `「${companyName}」のお支払い ${yenText(amount)} をカードで承りました。${until === null ? "" : `${dayText(until)} までお使いいただけます。`}`,
      button: "手続きの状況を開く",
    },
    cleared: {
      subject: "【手配】お振込の予定を取り消しました",
      said: ({ amount, companyName }) =>
        `「${companyName}」のお振込 ${yenText(amount)} のご入金待ちを解除しました。お支払いの方法は、あらためて選べます。お振込済みのときは、お問い合わせからお知らせください。`,
      button: "お支払いを開く",
    },
    declined: {
      subject: "【手配】登録済みのカードでお支払いいただけませんでした",
      said: ({ amount, companyName, until }) =>
        `「${companyName}」のご利用料金 ${yenText(amount)} を、登録済みのカードで承れませんでした。${until === null ? "" : `${dayText(until)} までに、`}別のカードでのお支払いか、カードの確認をお願いします。`,
      button: "支払いを開く",
    },
    part: {
      subject: "【手配】ご入金の一部を確認しました",
      said: ({ amount, companyName, missing = 0 }) =>
        `「${companyName}」のお振込 ${yenText(amount)} をお預かりしました。ご請求の金額に ${yenText(missing)} 足りないため、差額をお振り込みください。差額を確認でき次第、お支払いの手続きが完了します。`,
      button: "お支払いを開く",
    },
    received: {
      subject: "【手配】ご入金を確認しました",
      said: ({ amount, companyName, until }) =>
        `「${companyName}」のご入金 ${yenText(amount)} を確認しました。${until === null ? "" : `${dayText(until)} までお使いいただけます。`}`,
      button: "手続きの状況を開く",
    },
    refused: {
      subject: "【手配】お振込を確認できませんでした",
      said: ({ companyName, reason }) =>
        `「${companyName}」のお振込を確認できませんでした。理由：${reason} お支払いの方法は、あらためて選べます。`,
      button: "お支払いを開く",
    },
    rejected: {
      subject: "【手配】お支払い済みの金額について",
      said: ({ amount, companyName }) =>
        `「${companyName}」の登録が承認されなかったため、お支払い済みの ${yenText(amount)} は、運営の担当者が返金の手続きをします。それまでに再申請が承認されたときは、そのままご利用料金に充てます。`,
      button: "手続きの状況を開く",
    },
    returned: {
      subject: "【手配】お支払い済みの金額を返金しました",
      said: ({ amount, companyName }) =>
        `「${companyName}」のお支払い済みの ${yenText(amount)} を返金しました。ご利用になるときは、プランをあらためてお選びください。`,
      button: "手続きの状況を開く",
    },
    takenBack: {
      subject: "【手配】ご入金の確認を取り消しました",
      said: ({ amount, companyName, reason, until }) =>
        `「${companyName}」の ${yenText(amount)} を入金済みとしていましたが、誤りだったため取り消しました。理由：${reason} ${until === null ? "" : `${dayText(until)} までに、`}お支払いをお願いします。`,
      button: "お支払いを開く",
    },
  },
  vi: {
    charged: {
      subject: "[Tehai] Đã thanh toán bằng thẻ",
      said: ({ amount, companyName, until }) =>
        `Đã thanh toán ${yenText(amount)} của “${companyName}” bằng thẻ.${until === null ? "" : ` Sử dụng được đến ${dayText(until)}.`}`,
      button: "Xem tình trạng",
    },
    cleared: {
      subject: "[Tehai] Không còn chờ khoản chuyển khoản",
      said: ({ amount, companyName }) =>
        `Chúng tôi không còn chờ khoản chuyển ${yenText(amount)} của “${companyName}”. Quý vị có thể chọn lại cách thanh toán. Nếu đã chuyển khoản, vui lòng liên hệ với chúng tôi.`,
      button: "Mở thanh toán",
    },
    declined: {
      subject: "[Tehai] Không thanh toán được bằng thẻ đã lưu",
      said: ({ amount, companyName, until }) =>
        `Không thanh toán được ${yenText(amount)} của “${companyName}” bằng thẻ đã lưu. Vui lòng kiểm tra thẻ hoặc thanh toán bằng thẻ khác${until === null ? "" : ` trước hết ngày ${dayText(until)}`}.`,
      button: "Mở thanh toán",
    },
    part: {
      subject: "[Tehai] Đã nhận một phần tiền chuyển khoản",
      said: ({ amount, companyName, missing = 0 }) =>
        `Đã nhận ${yenText(amount)} của “${companyName}”. Còn thiếu ${yenText(missing)} so với hóa đơn, vui lòng chuyển thêm phần này. Việc thanh toán hoàn tất khi phần còn thiếu đến.`,
      button: "Mở thanh toán",
    },
    received: {
      subject: "[Tehai] Đã nhận được thanh toán",
      said: ({ amount, companyName, until }) =>
        `Đã nhận ${yenText(amount)} của “${companyName}”.${until === null ? "" : ` Sử dụng được đến ${dayText(until)}.`}`,
      button: "Xem tình trạng",
    },
    refused: {
      subject: "[Tehai] Không xác nhận được chuyển khoản",
      said: ({ companyName, reason }) =>
        `Không xác nhận được chuyển khoản của “${companyName}”. Lý do: ${reason} Quý vị có thể chọn lại cách thanh toán.`,
      button: "Mở thanh toán",
    },
    rejected: {
      subject: "[Tehai] Về số tiền đã thanh toán",
      said: ({ amount, companyName }) =>
        `Đăng ký của “${companyName}” không được phê duyệt, nên người phụ trách sẽ làm thủ tục hoàn lại ${yenText(amount)} đã thanh toán. Nếu đơn đăng ký lại được phê duyệt trước đó, số tiền này được dùng làm phí sử dụng.`,
      button: "Xem tình trạng",
    },
    returned: {
      subject: "[Tehai] Đã hoàn lại số tiền đã thanh toán",
      said: ({ amount, companyName }) =>
        `Đã hoàn lại ${yenText(amount)} mà “${companyName}” đã thanh toán. Nếu muốn sử dụng, vui lòng chọn lại gói.`,
      button: "Xem tình trạng",
    },
    takenBack: {
      subject: "[Tehai] Đã hủy xác nhận thanh toán",
      said: ({ amount, companyName, reason, until }) =>
        `Khoản ${yenText(amount)} của “${companyName}” đã được ghi nhận nhầm là đã thanh toán nên chúng tôi đã hủy. Lý do: ${reason} Vui lòng thanh toán${until === null ? "" : ` trước hết ngày ${dayText(until)}`}.`,
      button: "Mở thanh toán",
    },
  },
  en: {
    charged: {
      subject: "[Tehai] Your card was charged",
      said: ({ amount, companyName, until }) =>
        `${yenText(amount)} of “${companyName}” was paid by card.${until === null ? "" : ` The plan can be used until ${dayText(until)}.`}`,
      button: "Open the order",
    },
    cleared: {
      subject: "[Tehai] Your transfer is not waited for any more",
      said: ({ amount, companyName }) =>
        `The transfer of ${yenText(amount)} for “${companyName}” is not waited for any more. You may choose again how to pay. If you have sent the money, please write to us.`,
      button: "Open the payment",
    },
    declined: {
      subject: "[Tehai] Your saved card could not be charged",
      said: ({ amount, companyName, until }) =>
        `${yenText(amount)} of “${companyName}” could not be charged to the saved card. Please look at the card or pay with another one${until === null ? "" : ` by ${dayText(until)}`}.`,
      button: "Open the payment",
    },
    part: {
      subject: "[Tehai] A part of your payment has arrived",
      said: ({ amount, companyName, missing = 0 }) =>
        `${yenText(amount)} of “${companyName}” has arrived. ${yenText(missing)} of the bill is still missing: please transfer the rest. The bill is paid as soon as it is here.`,
      button: "Open the payment",
    },
    received: {
      subject: "[Tehai] Your payment has arrived",
      said: ({ amount, companyName, until }) =>
        `${yenText(amount)} of “${companyName}” has arrived.${until === null ? "" : ` The plan can be used until ${dayText(until)}.`}`,
      button: "Open the order",
    },
    refused: {
      subject: "[Tehai] Your transfer could not be confirmed",
      said: ({ companyName, reason }) =>
        `The transfer of “${companyName}” could not be confirmed: ${reason} You may choose again how to pay.`,
      button: "Open the payment",
    },
    rejected: {
      subject: "[Tehai] About what you have paid",
      said: ({ amount, companyName }) =>
        `The registration of “${companyName}” was not approved, so a person of ours will send back the ${yenText(amount)} that you have paid. If a new request is approved before that, it pays for your plan.`,
      button: "Open the order",
    },
    returned: {
      subject: "[Tehai] What you had paid was sent back",
      said: ({ amount, companyName }) =>
        `${yenText(amount)} that “${companyName}” had paid were sent back. Choose a plan again to use it.`,
      button: "Open the order",
    },
    takenBack: {
      subject: "[Tehai] A receipt of your payment was a mistake",
      said: ({ amount, companyName, reason, until }) =>
        `${yenText(amount)} of “${companyName}” were booked as paid by mistake, so this was taken back: ${reason} Please pay${until === null ? "" : ` by ${dayText(until)}`}.`,
      button: "Open the payment",
    },
  },
}

export const transferDecidedMail = (language: Language, of: DecidedView) => {
  const { button, said, subject } = decidedWords[language][of.kind]
  return letter({
    language,
    subject,
    heading: subject.replace(/^[【[].*?[】\]]\s*/, ""),
    paragraphs: [said(of), ...(of.receipt === undefined ? [] : [voidWords[language](of.receipt)])],
    button: { label: button, href: of.url },
    notes: [],
    foot: footOf(language),
  })
}
