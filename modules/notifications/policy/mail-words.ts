/** Rules of sent mails in words, for /permission. */
import type { Actor } from "#modules/kernel/actor.ts"
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { type MailSubject, mailHistoryPolicy, mailPolicy } from "../policy.ts"

const sent = { isPaper: false, state: "sent", isSpent: false, hasSecret: true } as const
const own = ({ personId }: Actor): MailSubject => ({ ...sent, sentBy: personId, toPersonId: null })
const others = ({ personId }: Actor): MailSubject => ({ ...sent, sentBy: personId + 1, toPersonId: personId + 2 })

export const mailInWords = policyInWords({
  policy: mailPolicy,
  area: "company",
  words: { ja: "メール", en: "Mails", vi: "Thư" },
  cases: {
    own: { words: { ja: "自分が送ったメール", en: "One that oneself sent", vi: "Thư mình đã gửi" }, of: own },
    toSelf: {
      words: { ja: "自分に届いたメール", en: "One that oneself was sent", vi: "Thư gửi cho mình" },
      of: ({ personId }) => ({ ...sent, sentBy: personId + 1, toPersonId: personId }),
    },
    others: {
      words: { ja: "会社のほかのメール", en: "Any other of the company", vi: "Thư khác của công ty" },
      of: others,
    },
    pending: {
      words: { ja: "まだ送信を待っているメール", en: "One that waits to be sent", vi: "Thư đang chờ gửi" },
      of: (actor) => ({ ...own(actor), state: "pending" }),
    },
    spent: {
      words: {
        ja: "リンクが使えなくなったメール",
        en: "One whose link is gone",
        vi: "Thư có liên kết đã hết hiệu lực",
      },
      of: (actor) => ({ ...own(actor), isSpent: true }),
    },
  },
  actions: {
    read: {
      kind: "detail",
      words: { ja: "送ったメールを見る", en: "Read a sent mail", vi: "Xem thư đã gửi" },
      cases: ["own", "toSelf", "others"],
    },
    openLink: {
      kind: "detail",
      words: { ja: "メールのリンクを開く", en: "Open a mail's link", vi: "Mở liên kết trong thư" },
      cases: ["own", "toSelf", "others"],
    },
    resend: { kind: "create", words: { ja: "メールを送り直す", en: "Send a mail again", vi: "Gửi lại thư" } },
  },
})

export const mailHistoryInWords = policyInWords({
  policy: mailHistoryPolicy,
  area: "company",
  words: { ja: "送信履歴", en: "Sent mails", vi: "Lịch sử gửi thư" },
  cases: { all: { words: { ja: "送信履歴", en: "The history", vi: "Lịch sử" }, of: () => undefined } },
  actions: {
    read: {
      kind: "detail",
      words: { ja: "送信履歴を開く", en: "Open the history of mails", vi: "Mở lịch sử gửi thư" },
    },
  },
})
