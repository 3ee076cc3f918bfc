/**
 * Orders of a sign-up in this process, without a server: one that is paid by transfer, one that is reminded of and paid by
 * card, one whose time is over. Each is placed in the past as far as it needs, so that no test waits.
 */
import { Clock, Effect, Schema } from "effect"
import { orderTaker, settleBills } from "#modules/billing/index.ts"
import { decideTransfer } from "#modules/billing/operations/decide-transfer.ts"
import { markTransfer } from "#modules/billing/operations/platform-transfers.ts"
import { unpaidForUpdate } from "#modules/billing/repository.ts"
import { Registration } from "#modules/companies/contract/registration.ts"
import { companyForUpdate, OrderTaker, PaymentWays } from "#modules/companies/index.ts"
import { registerCompany } from "#modules/companies/operations/registrations.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { activeStatuses, flags } from "#modules/kernel/codes.ts"
import { found } from "#modules/kernel/policy.ts"
import { write, writeAcross } from "#modules/kernel/write.ts"
import { aRegistration } from "../companies/registering.ts"
import { movedClock } from "../kernel/clock.ts"
import { password } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { ourAccount, pro } from "./our-account.ts"

export const stories = ["paid", "reminded", "over"] as const
export type Story = (typeof stories)[number]

const decode = Schema.decodeUnknownEffect(Registration)
const hour = 3_600_000
/** A card is reminded of after a day; a transfer's ten days and what banks rest are over after twenty. */
const placedBefore: Readonly<Record<Story, number>> = { paid: 0, reminded: 30 * hour, over: 20 * 24 * hour }

export interface Ordering {
  readonly running: Running
  readonly founderId: number
}

/** A founder, and one of the platform's own people, who hears of orders that lapse. */
export const founding = async (running: Running): Promise<Ordering> => {
  for (const [email, name] of [
    ["founder@orders.example", "清水 一郎"],
    ["ops@orders.example", "運営 花子"],
  ] as const)
    await running.run(
      writeAcross({ reason: "an account for a test", personId: null }, registerPerson({ email, name, password })),
    )
  await running.owner`insert into identity.super_admin (person_id)
    select id from identity.person where email = 'ops@orders.example'`
  const [founder] = await running.owner`select id from identity.person where email = 'founder@orders.example'`
  return { running, founderId: Number(founder?.id) }
}

/** Places the order of a story; gives the company. */
export const ordered = async ({ founderId: personId, running }: Ordering, name: string, story: Story) => {
  const moment = new Date(Date.now() - placedBefore[story]).toISOString()
  const person = { personId, language: "ja" as const }
  const registering = Effect.flatMap(decode(aRegistration(name, pro)), registerCompany)
  const placing = writeAcross({ reason: "a test", personId }, registering).pipe(
    Effect.provideService(OrderTaker, orderTaker),
  )
  const clearing = (companyId: number) =>
    writeAcross({ reason: "a test", personId, scope: "platform" }, markTransfer({ companyId, isBanking: flags.off }))
  const order = Effect.gen(function* () {
    const { id } = yield* placing
    if (story === "reminded") yield* clearing(id)
    return id
  }).pipe(
    Effect.provideService(PaymentWays, { transferTo: ourAccount }),
    Effect.provideService(CurrentPerson, person),
    Effect.provideService(Clock.Clock, movedClock(moment).clock),
  )
  return await running.run(order)
}

/** Its money comes: what is marked as a transfer by the platform's word, anything else as the card company's word does it. */
export const paid = async ({ founderId: personId, running }: Ordering, companyId: number, story: Story) => {
  if (story === "paid") {
    const received = decideTransfer({ companyId, status: activeStatuses.active })
    const asHim = Effect.provideService(received, CurrentPerson, { personId, language: "ja" })
    await running.run(writeAcross({ reason: "a test", personId, scope: "platform" }, asHim))
    return
  }
  const settling = Effect.gen(function* () {
    const company = yield* found(companyForUpdate(companyId))
    return yield* settleBills(company, yield* unpaidForUpdate(companyId), "credit")
  })
  const actor = { companyId, personId }
  await running.run(write({ actor, call: "test.pay", key: `pay ${companyId}`, body: null }, settling))
}

export const jobOf = async ({ owner }: Pick<Running, "owner">, companyId: number) =>
  (
    await owner`select id, state, step, result, progress_done from kernel.job_run
      where company_id = ${companyId} and kind = 'sign-up-payment'`
  )[0]

/** Until the job has written that it waits for the money. */
export const waiting = (running: Pick<Running, "owner">, companyId: number) =>
  until(
    "the wait for the money",
    async () => {
      const { step } = (await jobOf(running, companyId)) ?? {}
      return step === "card" || step === "transfer" ? true : undefined
    },
    { instead: () => jobOf(running, companyId) },
  )

/** Until the job has ended and all that was told has been heard. */
export const over = ({ owner }: Pick<Running, "owner">, companyId: number) =>
  until(
    "the order's end",
    async () => {
      const job = await jobOf({ owner }, companyId)
      const open = await owner`select from kernel.outbox where company_id = ${companyId} and sent_at is null`
      return job?.state === "done" && open.length === 0 ? job : undefined
    },
    { instead: () => jobOf({ owner }, companyId) },
  )

/** All that an order has left behind, each thing as often as it is there. */
export const leftBy = async ({ owner }: Pick<Running, "owner">, companyId: number) => {
  const [company] = await owner`select name, payment_status, expired_at is not null as has_end
    from companies.company where id = ${companyId}`
  const kindsOf = (rows: ReadonlyArray<Record<string, unknown>>) => rows.map(({ kind }) => kind)
  return {
    bills: await owner`select status, paid_by from billing.bill where company_id = ${companyId}`,
    orders: await owner`select outcome, reminders from billing.sign_up where company_id = ${companyId}`,
    company: { isPaid: company?.payment_status === activeStatuses.active, hasEnd: company?.has_end },
    audits: kindsOf(
      await owner`select action as kind from kernel.audit_entry where company_id = ${companyId}
        and action in ('billing.paid', 'billing.activate', 'billing.remind', 'billing.withdraw') order by id`,
    ),
    notices: kindsOf(await owner`select kind from notifications.notice where company_id = ${companyId} order by id`),
    mails: kindsOf(
      await owner`select kind from notifications.mail where text like ${`%「${company?.name}」%`} order by id`,
    ),
    told: kindsOf(
      await owner`select topic as kind from kernel.outbox where company_id = ${companyId}
        and topic in ('BillsPaid', 'JobEnded') order by id`,
    ),
    job: (await jobOf({ owner }, companyId))?.result,
  }
}

/** What each story leaves behind, whatever happened on its way. */
export const expectedOf: Readonly<Record<Story, Awaited<ReturnType<typeof leftBy>> | object>> = {
  paid: {
    bills: [{ status: "paid", paid_by: "bank" }],
    orders: [{ outcome: "activated", reminders: 0 }],
    company: { isPaid: true, hasEnd: true },
    audits: ["billing.paid", "billing.activate"],
    notices: ["signUp.activated"],
    mails: ["billing.transfer", "billing.received"],
    told: ["BillsPaid", "JobEnded"],
    job: { outcome: "activated" },
  },
  reminded: {
    bills: [{ status: "paid", paid_by: "credit" }],
    orders: [{ outcome: "activated", reminders: 0 }],
    company: { isPaid: true, hasEnd: true },
    audits: ["billing.remind", "billing.paid", "billing.activate"],
    notices: ["signUp.remindCard", "signUp.activated"],
    mails: ["billing.transfer", "billing.cleared", "billing.signUp.remindCard", "billing.signUp.activated"],
    told: ["BillsPaid", "JobEnded"],
    job: { outcome: "activated" },
  },
  over: {
    bills: [{ status: "withdrawn", paid_by: null }],
    orders: [{ outcome: "timedOut", reminders: 0 }],
    company: { isPaid: false, hasEnd: false },
    audits: ["billing.withdraw"],
    notices: ["signUp.timedOut"],
    mails: ["billing.transfer", "billing.signUp.timedOut", "billing.signUp.lapsed"],
    told: ["JobEnded"],
    job: { outcome: "timedOut" },
  },
}
