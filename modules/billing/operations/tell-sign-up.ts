/** What a founder is told of his order, by mail and where he can read it by a notice; and what the platform is told. */
import { Effect } from "effect"
import { type CompanyRow, waysOpen } from "#modules/companies/index.ts"
import { personWithPreferences, platformPeople } from "#modules/identity/index.ts"
import { type IsoDate, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { notify, queueMail } from "#modules/notifications/index.ts"
import { lapsedForPlatform, type SignUpNews, signUpMail, signUpNotice } from "../mail/sign-up.ts"
import { billPayers } from "../policy.ts"
import { heldByBill } from "../repository/money.ts"
import type { SignUpRow } from "../repository/sign-up.ts"
import type { BillRow } from "../repository.ts"
import { endOf } from "../rules/sign-up-time.ts"
import { referenceOf } from "../views/bill-view.ts"
import { billReaders } from "./bill-readers.ts"
import { transferFor } from "./choose-transfer.ts"

type Company = Pick<CompanyRow, "adminId" | "id" | "name" | "status">

/** Of a registration its founder; of an order of a company in use everybody who pays its bills, and by mail who promised it. */
const readersOf = Effect.fnUntraced(function* (company: Company, bill: BillRow) {
  if (bill.purpose === "register") return { people: undefined, reader: company.adminId }
  return yield* billReaders(company, bill.bankingBy)
})

const tellFounder = Effect.fnUntraced(function* (
  company: Company,
  bill: BillRow,
  news: SignUpNews,
  path: `/${string}`,
  about = `bill:${bill.id}`,
) {
  const { people, reader } = yield* readersOf(company, bill)
  if (reader === null) return
  const { email, id, language, name } = yield* personWithPreferences(reader)
  yield* notify(company.id, {
    kind: `signUp.${news.kind}`,
    subject: about,
    path,
    texts: signUpNotice(company.name, news),
    ...(people === undefined ? { personIds: [id] } : { personIds: people, forRoles: billPayers }),
  })
  // A transfer that was received is written about by whoever has received it.
  if (news.kind === "activated" && bill.paidBy === "bank") return
  yield* queueMail({
    kind: `billing.signUp.${news.kind}`,
    // Of no company, so that its history does not show what it owes.
    companyId: null,
    to: { email, name, personId: id },
    from: null,
    language,
    content: signUpMail(language, news, { name, companyName: company.name, url: yield* linkTo(path) }),
    secret: null,
    uselessAt: null,
  })
})

/** Where an order is paid: a transfer's account, the card's page, or where a way is chosen anew. */
const payingPath = Effect.fnUntraced(function* (companyId: number, isBanking: boolean) {
  const takesCards = (yield* waysOpen(["credit"])).length > 0
  const page = isBanking || !takesCards ? "waiting" : "stripe"
  const path: `/${string}` = `/payment-${page}?companyId=${companyId}`
  return path
})

export const tellReminder = Effect.fn("Billing.tellReminder")(function* (
  company: CompanyRow,
  { bill, order }: { readonly bill: BillRow; readonly order: Pick<SignUpRow, "waitsSince"> },
  about?: string,
) {
  const isBanking = bill.bankingAt !== null
  const { account, payer } = yield* transferFor(company, [bill])
  const end = endOf({ isBanking, since: order.waitsSince, dueOn: bill.dueOn, reminders: 0 })
  const news: SignUpNews = {
    kind: isBanking ? "remindTransfer" : "remindCard",
    amount: bill.total - ((yield* heldByBill(company.id)).get(bill.id) ?? 0),
    reference: referenceOf(bill),
    until: isBanking ? bill.dueOn : tokyoDayOf(end - 1),
    account: isBanking ? account : null,
    payer: isBanking ? payer : null,
    isInUse: bill.purpose !== "register",
  }
  yield* tellFounder(company, bill, news, yield* payingPath(company.id, isBanking), about)
})

/** A transfer that a company in use has promised for an order; `about` says which of its reminders. */
export const tellPromise = Effect.fn("Billing.tellPromise")((company: CompanyRow, bill: BillRow, about: string) =>
  tellReminder(company, { bill, order: { waitsSince: bill.madeAt } }, about),
)

const paidUntil = (expiredAt: IsoDate | null, bill: BillRow) => expiredAt ?? bill.endsOn

export const tellActivated = Effect.fn("Billing.tellActivated")(function* (company: CompanyRow, bill: BillRow) {
  const isApproved = company.status === activeStatuses.active
  yield* tellFounder(
    company,
    bill,
    {
      kind: "activated",
      amount: bill.total,
      reference: referenceOf(bill),
      until: paidUntil(company.expiredAt, bill),
      isApproved,
    },
    "/",
  )
})

/** Who ordered it, and may order again, and each of the platform's people. */
export const tellGivenBack = Effect.fn("Billing.tellGivenBack")(function* (
  company: CompanyRow,
  bill: BillRow,
  why: "cancelled" | "timedOut",
) {
  const isInUse = bill.purpose !== "register"
  const news = { kind: why, amount: bill.total, reference: referenceOf(bill), until: bill.dueOn, isInUse } as const
  yield* tellFounder(company, bill, news, isInUse ? "/setting?tab=plan" : "/login-company")
  const url = yield* linkTo(`/company-detail/${company.id}`)
  for (const { email, id, language, name } of yield* platformPeople())
    yield* queueMail({
      kind: "billing.signUp.lapsed",
      companyId: null,
      to: { email, name, personId: id },
      from: null,
      language,
      content: lapsedForPlatform(language, news, { name, companyName: company.name, url }),
      secret: null,
      uselessAt: null,
    })
})
