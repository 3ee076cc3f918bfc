/** Inputs that succeed for the calls about papers. */
import { paperPlaces, transferOrder } from "../papers/planted-papers.ts"
import { partnerOf } from "./foreign.ts"
import { vendorOf } from "./partner-inputs.ts"
import { secretsOf } from "./planted-secrets.ts"

type Bodies = (id: number) => ReadonlyArray<object>
const often = Array.from({ length: 13 }, (_, n) => n + 1)
const written = {
  title: "見本",
  dueDate: "2026-12-31",
  payTo: "見本銀行",
  createdAt: "2026-11-20",
  isTaxVendor: 0,
  serviceCharge: 0,
  lines: [{ label: "見本", quantity: 1, unitPrice: 1000, valueTax: 10 }],
}
const whole = {
  ...written,
  content: "見本",
  place: "東京都港区海岸1丁目",
  stageStartFrom: "2026-10-01",
  stageStartTo: "2026-10-31",
  dueDate: "2026-12-31",
  taxRounding: "halfUp",
  serviceCharge: 1,
  serviceChargeValue: 100,
  serviceChargePercent: 1.5,
  discount: 10,
  payTo: "見本銀行",
}
const lineOf = (id: number) => ({
  label: "見本",
  note: "見本",
  quantity: 1,
  unit: "式",
  unitPrice: 1000,
  valueTax: 8,
  siteId: id,
})

export const paperInputs: Readonly<Record<string, Bodies>> = {
  // Of what the vendor was told that we owe it.
  "papers makeTransfer": (id) => [
    { ...transferOrder, transferOn: "2026-11-30", paperIds: [id + paperPlaces.owed], isAgain: 1 },
  ],
  "papers create": (id) => [{ ...written, type: 3, partnerId: partnerOf(id) }],
  "papers update": () => often.map((seen) => ({ ...written, version: seen })),
  "papers ofPayee": (id) => [{ type: 7, partnerId: vendorOf(id), from: "2026-10-01", to: "2026-10-31" }],
  "papers claim": () =>
    often.map((seen) => ({ version: seen, claims: [{ name: "見本 太郎", day: "2026-10-06", heads: 1 }] })),
  "papers settle": () => often.map((seen) => ({ version: seen, key: "l:1", decision: "accept", reason: "見本" })),
  "papers notice": () => often.map((seen) => ({ version: seen })),
  "papers preview": (id) => [{ type: 3, partnerId: partnerOf(id), createdAt: "2026-10-31", siteIds: [id] }],
  "papers missing": () => [{ month: "2026-10", type: 3 }],
  "papers status": () => often.map((seen) => ({ version: seen, status: 2 })),
  "papers backToDraft": () => often.map((seen) => ({ version: seen })),
  "papers vendorConfirm": () => often.map((seen) => ({ version: seen, isConfirm: 1 })),
  "papers sendMail": (id) => [
    { paperIds: [id + paperPlaces.active], subject: "見本", receivers: [{ email: "to@mihon.example" }] },
  ],
  "papers byLink": (id) => [{ token: secretsOf(id).letter }],
  "papers pdfByLink": (id) => [{ token: secretsOf(id).letter }],
  "papers answerByLink": (id) =>
    often.map((seen) => ({ token: secretsOf(id).letter, version: seen, isConfirm: 1, name: "見本 太郎" })),
  "papers paymentStatus": () => often.flatMap((seen) => [{ version: seen, status: 1 }]),
}
export const fullPaperInputs: Readonly<Record<string, Bodies>> = {
  "papers create": (id) => [{ ...whole, type: 3, partnerId: partnerOf(id), siteId: id, lines: [lineOf(id)] }],
  "papers sendMail": (id) => [
    {
      paperIds: [id + paperPlaces.active],
      subject: "見本",
      html: "見本",
      replyToEmail: "from@mihon.example",
      receivers: [
        {
          email: "to@mihon.example",
          name: "見本 太郎",
          fileUrl: `/paper/paper-details/${id + paperPlaces.active}/pdf`,
        },
      ],
    },
  ],
  "papers update": (id) => [{ ...whole, version: 1, siteId: id, lines: [lineOf(id)] }],
}
/** The paper that a call is about. */
export const paperPathIds: Readonly<Record<string, (id: number) => number | string>> = {
  "papers detailsByNo": () => "INV-2026-00001",
  "papers status": (id) => id + paperPlaces.draft,
  "papers backToDraft": (id) => id + paperPlaces.rejected,
  "papers vendorConfirm": (id) => id + paperPlaces.acceptance,
  "papers paymentStatus": (id) => id + paperPlaces.active,
  "papers match": (id) => id + paperPlaces.request,
  "papers claim": (id) => id + paperPlaces.request,
  "papers settle": (id) => id + paperPlaces.request,
  "papers notice": (id) => id + paperPlaces.request,
  "papers ofCustomer": partnerOf,
}
export const paperAskers: Readonly<Record<string, string>> = { "papers vendorConfirm": "vendor" }
