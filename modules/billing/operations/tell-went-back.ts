/** Each of the platform's people hears of a refund and of a dispute of a card payment. */
import { Effect } from "effect"
import type { CompanyRow } from "#modules/companies/index.ts"
import { platformPeople } from "#modules/identity/index.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { queueMail } from "#modules/notifications/index.ts"
import { type WentBackNews, wentBackMail } from "../mail/went-back.ts"
import type { KnownPayment } from "../rules/card-payment.ts"

const newsOf = (before: KnownPayment, after: KnownPayment): Pick<WentBackNews, "dispute" | "refunded"> => ({
  refunded: after.refunded > before.refunded ? after.refunded : undefined,
  dispute: after.dispute === before.dispute ? undefined : after.dispute,
})

export const tellWentBack = Effect.fn("Billing.tellWentBack")(function* (
  { id, name: companyName }: Pick<CompanyRow, "id" | "name">,
  before: KnownPayment,
  after: KnownPayment,
) {
  const news = newsOf(before, after)
  if (news.refunded === undefined && news.dispute === undefined) return
  const url = yield* linkTo(`/company-detail/${id}`)
  for (const { email, id: personId, language, name } of yield* platformPeople())
    yield* queueMail({
      kind: "billing.wentBack",
      companyId: null,
      to: { email, name, personId },
      from: null,
      language,
      content: wentBackMail(language, { ...news, companyName, total: after.total }, { name, url }),
      secret: null,
      uselessAt: null,
    })
})
