/** A bill → what its 請求書 or 領収書 prints. */
import type { CompanyRow, TransferAccount } from "#modules/companies/index.ts"
import type { SellerFacts } from "#modules/contact/index.ts"
import type { SheetFacts, SheetView } from "#modules/documents/layout/index.ts"
import { type Instant, millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { compare, ratio, ratioOfText } from "#modules/kernel/ratio.ts"
import { halfUpToYen } from "#modules/kernel/yen.ts"
import type { BillPaperKind } from "../codes.ts"
import { billSheetWords, daysNote, lineLabels, paidByText, roundedNote, subjectOf } from "../documents/bill-words.ts"
import type { BillRow, LineRow } from "../repository.ts"
import { taxWithin } from "../rules/bill-lines.ts"
import { referenceOf } from "./bill-view.ts"

type PaperLine = SheetFacts["lines"][number]

/** The platform's prices hold ten percent of tax. */
const rate = 10

/** Months, or people for months, where that comes to the line; else the line as one. */
const quantityOf = ({ countedFrom, kind }: LineRow) => {
  const { months = 0, people, unitYen } = countedFrom
  if (kind === "freeMonths") return { quantity: months, unit: "か月", unitPrice: 0 }
  if (unitYen === undefined || months === 0) return undefined
  return kind === "members"
    ? { quantity: (people ?? 1) * months, unit: "人・月", unitPrice: unitYen }
    : { quantity: months, unit: "か月", unitPrice: unitYen }
}

const lineOf = (plan: string, line: LineRow): PaperLine => {
  const { days, ofDays, people, percent } = line.countedFrom
  // As it is printed only; the total is raised from the exact lines (D12).
  const amount: number = halfUpToYen(ratioOfText(line.money))
  const counted = quantityOf(line)
  return {
    label: lineLabels[line.kind]({ plan, percent, days, ofDays }),
    note: [people === undefined ? "" : `${people}人`, daysNote({ days, ofDays })]
      .filter((part) => part !== "")
      .join("・"),
    ...(counted ?? { quantity: 1, unit: "式", unitPrice: amount }),
    rate,
    amount,
  }
}

const isWhole = ({ money }: LineRow) => {
  const exact = ratioOfText(money)
  return compare(exact, ratio(halfUpToYen(exact))) === 0
}

/** What whoever pays types at his bank. */
const payToText = (account: TransferAccount | undefined, reference: string) =>
  account === undefined
    ? ""
    : [
        `${account.bankName}　${account.branch}　${account.type}　${account.number}`,
        `口座名義　${account.holder}`,
        `振込人名の先頭に ${reference} を付けてください。振込手数料はご負担ください。`,
      ].join("\n")

/** An order by card is paid at once or over with its day, and one that is transferred after all gets another day. */
const dueOf = ({ bankingAt, dueOn, purpose }: BillRow, { isBanking }: CompanyRow) =>
  isBanking || bankingAt !== null || purpose === "month" || purpose === "members" ? dueOn : null

export interface PaperOf {
  readonly kind: BillPaperKind
  readonly company: CompanyRow
  readonly bill: BillRow
  readonly lines: ReadonlyArray<LineRow>
  readonly seller: SellerFacts
  readonly account: TransferAccount | undefined
  readonly issuedAt: Instant
  /** How many receipts of it are good no longer: another one has a number of its own. */
  readonly voided: number
}
/** TH00012 of the invoice, TH00012-R of the receipt; TH00012-R2 of the one after a payment that was taken back. */
const numberOf = (kind: BillPaperKind, reference: string, voided: number) =>
  kind === "invoice" ? reference : `${reference}-R${voided === 0 ? "" : voided + 1}`

export const billPaperView = ({
  account,
  bill,
  company,
  issuedAt,
  kind,
  lines,
  seller,
  voided,
}: PaperOf): SheetView => {
  const tax = taxWithin(bill.total)
  const reference = referenceOf(bill)
  const notes = [
    ...(lines.every(isWhole) ? [] : [roundedNote]),
    ...(kind === "receipt" && bill.paidBy !== null ? [`お支払方法　${paidByText[bill.paidBy]}`] : []),
  ]
  return {
    words: billSheetWords[kind],
    stamp: null,
    no: numberOf(kind, reference, voided),
    edition: 1,
    issuedOn: tokyoDayOf(millisOfInstant(issuedAt)),
    dueOn: dueOf(bill, company),
    seller: {
      name: seller.name ?? account?.holder ?? "手配",
      person: null,
      postalCode: null,
      address: seller.address ?? null,
      phone: seller.phone ?? null,
    },
    buyer: { name: company.name, person: null, postalCode: company.postalCode, address: company.address, phone: null },
    registrationNumber: seller.registrationNumber ?? null,
    title: subjectOf(kind, bill.planName),
    place: "",
    period: { from: bill.startsOn, to: bill.endsOn },
    isTaxIncluded: true,
    rounding: "floor",
    lines: lines.map((line) => lineOf(bill.planName, line)),
    charge: { fixed: 0, percent: null, percentYen: 0 },
    discount: 0,
    rates: [{ rate, subTotal: bill.total - tax, tax }],
    subTotal: bill.total - tax,
    tax,
    total: bill.total,
    payTo: kind === "invoice" ? payToText(account, reference) : "",
    content: notes.join("\n"),
    deductible: [],
  }
}
