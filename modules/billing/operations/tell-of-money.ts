/** Each of the platform's people hears of money that pays no bill: it waits for one of them. */
import { Effect } from "effect"
import { platformPeople } from "#modules/identity/index.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { queueMail } from "#modules/notifications/index.ts"
import { type MoneyNews, moneyMail } from "../mail/money.ts"

export const tellOfMoney = Effect.fn("Billing.tellOfMoney")(function* (news: MoneyNews) {
  const url = yield* linkTo("/companies?view=money")
  for (const { email, id, language, name } of yield* platformPeople())
    yield* queueMail({
      kind: "billing.unmatchedMoney",
      companyId: null,
      to: { email, name, personId: id },
      from: null,
      language,
      content: moneyMail(language, news, { name, url }),
      secret: null,
      uselessAt: null,
    })
})
