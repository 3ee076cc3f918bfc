/** Papers between a company and its vendor, made through the API for the rows that answer them. */
import { deskOf } from "../desk-call.ts"
import { matchers } from "../people.ts"
import { ownName } from "../seed/board.ts"
import { lastMonth } from "../seed/months.ts"

/** An acceptance of the company's that waits for the vendor's word. */
export const aPaper = async ({ email }: { readonly email?: string } = {}) => {
  const desk = await deskOf(matchers.boss)
  const [first] = await desk("/vendor/list-vendor", { pageSize: 10 })
  const partner =
    email === undefined
      ? first
      : await desk("/vendor/invite-vendor", { companyName: ownName("保つ足場"), email }, "PUT")
  const made = await desk("/paper/create-paper", {
    ...{ type: 5, partnerId: partner.id, title: ownName("保つ検収"), createdAt: `${lastMonth}-20` },
    ...{ isTaxVendor: 0, serviceCharge: 0 },
    lines: [{ label: "足場", quantity: 1, unit: "式", unitPrice: 30_000, valueTax: 10 }],
  })
  const paper = await desk(`/paper/update-paper-status/${made.id}`, { version: made.version, status: 2 }, "PUT")
  return { desk, paper }
}
/** The same, with the vendor's yes: it can be paid. */
export const aConfirmedPaper = async () => {
  const { paper } = await aPaper()
  const vendor = await deskOf(matchers.vendor)
  await vendor(`/v6/paper/${paper.id}/vendor-confirm`, { version: paper.version, isConfirm: 1 }, "PUT")
  return paper
}
/** What the vendor asks for, which the company matches with its own days. */
export const aRequest = async () => {
  const vendor = await deskOf(matchers.vendor)
  const desk = await deskOf(matchers.boss)
  const [partner] = await desk("/vendor/list-vendor", { pageSize: 10 })
  const asked = await vendor("/paper/create-paper", {
    ...{ type: 1, partnerId: partner.id, title: ownName("保つ依頼"), createdAt: `${lastMonth}-28` },
    ...{ isTaxVendor: 0, serviceCharge: 0 },
    ...{ stageStartFrom: `${lastMonth}-01`, stageStartTo: `${lastMonth}-28` },
    lines: [{ label: "常用 足場", quantity: 2, unit: "人工", unitPrice: 20_000, valueTax: 10 }],
  })
  return await vendor(`/paper/update-paper-status/${asked.id}`, { version: asked.version, status: 2 }, "PUT")
}
