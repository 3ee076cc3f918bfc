/** After a close everybody whose slip was made is told, once a revision. */
import { Effect, Schema } from "effect"
import { isoMonth, monthNumberOf } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { write } from "#modules/kernel/write.ts"
import { notify } from "#modules/notifications/index.ts"
import { staffByIds } from "#modules/people/index.ts"
import { closesOf } from "../repository.ts"

const PayMonthClosed = Schema.Struct({
  companyId: Schema.Int,
  month: Schema.String,
  revision: Schema.Int,
  staffIds: Schema.Array(Schema.Int),
})
const decode = Schema.decodeUnknownEffect(PayMonthClosed)

const textsOf = (monthNumber: number, isFirst: boolean) =>
  isFirst
    ? {
        ja: `${monthNumber}月分の給与明細ができました。`,
        en: `Your pay slip for month ${monthNumber} is ready.`,
        vi: `Phiếu lương tháng ${monthNumber} đã có.`,
      }
    : {
        ja: `${monthNumber}月分の給与明細を訂正しました。`,
        en: `Your pay slip for month ${monthNumber} was corrected.`,
        vi: `Phiếu lương tháng ${monthNumber} đã được sửa.`,
      }

const tellSlips = Effect.fn("Payroll.tellSlips")(function* ({ body }: Delivery) {
  const told = yield* decode(body)
  const { companyId, revision, staffIds } = told
  const month = isoMonth(told.month)
  const closes = yield* inCompany(companyId)(closesOf(companyId, month))
  const by = closes.find((one) => one.revision === revision)
  if (by === undefined) return
  // A close that broke off before was seen by nobody: what comes after it corrects nothing.
  const isFirst = !closes.some((one) => one.revision < revision && one.endedAt !== null)
  const send = Effect.gen(function* () {
    const staff = yield* staffByIds(companyId, staffIds)
    yield* notify(companyId, {
      kind: "slipReady",
      subject: `slip:${month}.r${revision}`,
      path: "/salary-v4",
      texts: textsOf(monthNumberOf(month), isFirst),
      personIds: [...staff.values()].map(({ personId }) => personId),
    })
    return {}
  })
  const actor = { companyId, personId: by.startedBy }
  // With a space, which no request's key has: nobody can use it up before.
  yield* write({ actor, call: "payroll.tellSlips", key: `slips ${month}.r${revision}`, body: null }, send)
})

export const tellsSlips = subscriber("PayMonthClosed", "payroll tells people of their slips", tellSlips)
