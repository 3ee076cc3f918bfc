/** Mails about what is paid, to the first admin, or who pays in his place: of no company, so that its history does not show what it owes. */
import { Effect } from "effect"
import type { CompanyRow } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { queueMail } from "#modules/notifications/index.ts"
import type { Transfer } from "../contract/bill.ts"
import { contactRefusedMail } from "../mail/contact.ts"
import { type Decided, transferDecidedMail } from "../mail/decided.ts"
import { transferMail } from "../mail/transfer.ts"
import { billReaders } from "./bill-readers.ts"

type Content = Parameters<typeof queueMail>[0]["content"]

const toAdmin = Effect.fnUntraced(function* (
  company: CompanyRow,
  kind: string,
  contentOf: (language: Language, name: string, url: string) => Content,
  page: `/${string}` = `/payment-waiting?companyId=${company.id}`,
) {
  const { reader } = yield* billReaders(company)
  if (reader === null) return
  const { email, id, language, name } = yield* personWithPreferences(reader)
  const url = yield* linkTo(page)
  yield* queueMail({
    kind,
    companyId: null,
    to: { email, name, personId: id },
    from: null,
    language,
    content: contentOf(language, name, url),
    secret: null,
    uselessAt: null,
  })
})

export const mailTransfer = Effect.fn("Billing.mailTransfer")(function* (company: CompanyRow, transfer: Transfer) {
  yield* toAdmin(company, "billing.transfer", (language, name, url) =>
    transferMail(language, { ...transfer, name, url }),
  )
})

export const mailDecided = Effect.fn("Billing.mailDecided")(function* (company: CompanyRow, decided: Decided) {
  yield* toAdmin(
    company,
    `billing.${decided.kind}`,
    (language, name, url) => transferDecidedMail(language, { ...decided, name, companyName: company.name, url }),
    decided.kind === "charged" || decided.kind === "declined" ? `/payment-stripe?companyId=${company.id}` : undefined,
  )
})

export const mailContactRefused = Effect.fn("Billing.mailContactRefused")(function* (
  company: CompanyRow,
  reason: string,
) {
  yield* toAdmin(
    company,
    "plan.refuseContact",
    (language, name, url) => contactRefusedMail(language, { name, companyName: company.name, reason, url }),
    "/setting?tab=plan",
  )
})
