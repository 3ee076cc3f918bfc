/** What the platform does with transfers and with money that pays no bill, each as one of its people by name (CLI-02). */
import { answerMoney, billIdOf, keepTransfer, markTransfer, takeBackPayment } from "#modules/billing/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Flag, flags } from "#modules/kernel/codes.ts"
import { acting } from "../platform/acting.ts"

interface By {
  readonly as: string
  readonly dryRun?: boolean | undefined
}
export const markAs = ({ as, dryRun }: By, companyId: number, isBanking: Flag) =>
  acting(
    {
      ...{ as, dryRun },
      command: isBanking === flags.on ? "billing mark" : "billing unmark",
      said: ({ amount }) =>
        isBanking === flags.on
          ? `会社 ${companyId} の ${amount} 円を振込待ちにしました。\nCompany ${companyId}: ${amount} yen are waited for by transfer.`
          : `会社 ${companyId} の振込待ちを取り消しました。\nCompany ${companyId}: no transfer is waited for any more.`,
    },
    markTransfer({ companyId, isBanking }),
  )

interface Kept {
  readonly amount: number
  readonly sender: string
  readonly cameOn: IsoDate
}
export const keepMoneyAs = ({ as, dryRun }: By, came: Kept) =>
  acting(
    {
      ...{ as, dryRun },
      command: "billing money keep",
      said: ({ id, total }) => `入金 ${id}（${total} 円）を控えました。\nMoney ${id}, ${total} yen, is kept.`,
    },
    keepTransfer(came),
  )

/** A bill that was marked paid by mistake, by the number that it is known by (TH00012). */
export const takeBackAs = ({ as, dryRun }: By, reference: string, version: number, reason: string) =>
  acting(
    {
      ...{ as, dryRun },
      command: "billing take-back",
      said: ({ companyId, dueOn, expiredAt }) =>
        `会社 ${companyId} の請求 ${reference} を未払いに戻しました。期限 ${dueOn}、利用 ${expiredAt ?? "不可"}\nBill ${reference} of company ${companyId} is owed again until ${dueOn}; the plan can be used until ${expiredAt ?? "it is paid"}.`,
    },
    takeBackPayment(billIdOf(reference) ?? 0, { version, reason }),
  )

export const holdMoneyAs = ({ as, dryRun }: By, id: number, version: number, reference: string) =>
  acting(
    {
      ...{ as, dryRun },
      command: "billing money hold",
      said: () =>
        `入金 ${id} を請求 ${reference} の一部として預かりました。\nMoney ${id} is held for bill ${reference}.`,
    },
    answerMoney(id, { version, outcome: "held", reference }),
  )

export const settleMoneyAs = (
  { as, dryRun, keepRest = false }: By & { readonly keepRest?: boolean },
  id: number,
  version: number,
  reference: string,
) =>
  acting(
    {
      ...{ as, dryRun },
      command: "billing money settle",
      said: () => `入金 ${id} で請求 ${reference} を支払いました。\nMoney ${id} pays bill ${reference}.`,
    },
    answerMoney(id, { version, outcome: "settled", reference, ...(keepRest ? { isRestKept: flags.on } : {}) }),
  )

export const returnMoneyAs = ({ as, dryRun }: By, id: number, version: number, reason: string) =>
  acting(
    {
      ...{ as, dryRun },
      command: "billing money return",
      said: () => `入金 ${id} を返したと記録しました。\nMoney ${id} went back.`,
    },
    answerMoney(id, { version, outcome: "returned", reason }),
  )
