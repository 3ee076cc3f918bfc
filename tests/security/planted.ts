/** Rows in every table that belongs to companies, made by the services; the first of each table is the one to ask for. */
import { Effect, Schema } from "effect"
import { createElement } from "react"
import { issuePapers } from "#modules/billing/operations/issue-papers.ts"
import { Registration } from "#modules/companies/contract/registration.ts"
import { updateLabel } from "#modules/companies/operations/labels.ts"
import { registerCompany } from "#modules/companies/operations/registrations.ts"
import { createTaskName } from "#modules/companies/operations/task-names.ts"
import { registerPerson, tokenHash } from "#modules/identity/index.ts"
import { addressHash } from "#modules/identity/operations/secrets.ts"
import { codeText } from "#modules/identity/rules/one-time-codes.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import {
  type IsoDate,
  instantOf,
  instantOfMillis,
  isoDate,
  isoMonth,
  millisOfInstant,
} from "#modules/kernel/civil-day.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { Keys } from "#modules/kernel/keys.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type NewMail, notify, queueMail } from "#modules/notifications/index.ts"
import { startClose } from "#modules/payroll/index.ts"
import { registerPartner } from "#modules/people/index.ts"
import { askForMembership } from "#modules/people/operations/invitations.ts"
import { createLicense } from "#modules/people/operations/licenses.ts"
import { updateUser } from "#modules/people/operations/manage-staff.ts"
import { registerWithoutLogin } from "#modules/people/operations/register-staff.ts"
import { correctPunch, pressButton } from "#modules/timekeeping/index.ts"
import { fullRegistration } from "../companies/registering.ts"
import { plantedExpenses } from "../expenses/planted-expenses.ts"
import { plantedPicture } from "../files/planted-picture.ts"
import { plantedImport } from "../imports/planted-import.ts"
import { acting } from "../kernel/acting.ts"
import { aCompanyRecord, type CompanyRecord, companyOf, password, type TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { plantedPapers } from "../papers/planted-papers.ts"
import { hire } from "../payroll/month.ts"
import { plantedRevenue } from "../reports/planted-revenue.ts"
import { otherDevice } from "./other-device.ts"
import { owedByTransfer } from "./planted-bill.ts"
import { plantedLooks } from "./planted-looks.ts"
import { linkOfPaper, overInvitation, secretsOf, unwantedInvitation } from "./planted-secrets.ts"
import { openDay, plantedWork } from "./planted-work.ts"
import { adminInviteOf } from "./platform-inputs.ts"

/** A month that gets closed, and the day of it on which somebody pressed the button. */
export const closedMonth = isoMonth("2026-09")
const closedDay = isoDate("2026-09-07")

/** Friday afternoon in Tokyo: what is asked for "today" does not depend on the hour of the run. */
export const afternoon = instantOf(isoDate("2026-11-20"), "14:00")

/** The latest press of the admin of the company whose rows begin with this id, and when it can be taken back. */
export const pressOf = (id: number) => ({
  clientId: `6f2b0a52-9d3c-4a8e-9c1b-${String(id).padStart(12, "0")}`,
  pressedAt: afternoon,
  takenBackAt: instantOfMillis(millisOfInstant(afternoon) + 30_000),
})

/** Somebody of no company, for every link and code that such people are sent. */
const accountsPlanted = async ({ owner, run }: Running, mark: string, firstId: number) => {
  const secrets = secretsOf(firstId)
  const account = (name: string, email = `${name}@${mark.toLowerCase()}.example`) =>
    run(
      writeAcross({ reason: "planted", personId: null }, registerPerson({ email, name: `${mark} ${name}`, password })),
    )
  const [forgetful, newcomer] = [await account("link"), await account("new")]
  const [roamer, leaver] = [await account("mobile"), await account("leave")]
  const coder = await account("code", secrets.code.email)
  const hour = [afternoon, `${afternoon.slice(0, 14)}59${afternoon.slice(16)}`] as const
  await owner`insert into identity.password_link (token_hash, person_id, made_at, until)
    values (${tokenHash(secrets.password)}, ${forgetful}, ${hour[0]}, ${hour[1]})`
  await owner`update identity.person set status = 2 where id = ${newcomer}`
  await owner`insert into identity.activation (token_hash, person_id, made_at, until)
    values (${tokenHash(secrets.activation)}, ${newcomer}, ${hour[0]}, ${hour[1]})`
  await owner`insert into identity.mobile_code (code_hash, person_id, made_at, until)
    values (${tokenHash(secrets.mobile)}, ${roamer}, ${hour[0]}, ${hour[1]})`
  await owner`insert into identity.leave (person_id, kind, state, asked_at) values (${leaver}, 'close', 'requesting', now())`
  const { email, code } = secrets.code
  const kept = await run(Effect.map(Keys, ({ auditMac }) => auditMac(codeText(email, code))))
  await owner`insert into identity.one_time_code (address_hash, person_id, code_mark, until)
    values (${addressHash(email)}, ${coder}, ${kept}, ${hour[1]})`
}

const punchOn = (userId: number, day: IsoDate, mark: string) =>
  correctPunch({
    userId,
    workingDay: day,
    isOffice: 1,
    checkIn: instantOf(day, "08:00"),
    checkOut: instantOf(day, "17:00"),
    rests: [{ checkIn: instantOf(day, "12:00"), checkOut: instantOf(day, "13:00") }],
    reason: `${mark} 訂正`,
  })

const closedAt = ({ owner }: Running, jobId: number) =>
  until("the planted month's close", async () => {
    const [job] = await owner`select state from kernel.job_run where id = ${jobId} and ended_at is not null`
    return job?.state === "done" || undefined
  })

/** The first job of a company is one that nobody defines: it fails, and may be tried again. */
const failedJob = Jobs.start({ kind: "planted-unknown", key: "2026-09", input: null })

const plantedMail = (company: TestCompany, mark: string): NewMail => ({
  kind: "planted",
  companyId: company.id,
  to: { email: `mail@${mark.toLowerCase()}.example`, name: `${mark} 宛先`, personId: company.personOf("vendor") },
  from: { personId: company.personOf("admin"), name: `${mark} 差出人`, replyTo: company.emailOf("admin") },
  language: "ja",
  content: { subject: `${mark} 件名`, body: createElement("p", null, `${mark} 本文`), text: `${mark} 本文` },
  secret: null,
  uselessAt: null,
})

/** The second question of each company: a record that waits for the other company's manager. */
const newHand = async (running: Running, company: TestCompany, mark: string, asks: string) => {
  const register = registerWithoutLogin(company.id, { name: `${mark} 新人`, role: "worker" })
  const staffId = await acting(running, company)(register)
  const email = asks.toLowerCase().replace("admin@", "manager@")
  return { email, role: "worker", name: `${mark} 新人`, staffId, partnerId: null } as const
}

const rejected = (mark: string) => Schema.decodeUnknownSync(Registration)(fullRegistration(`${mark} 登録`))

/** A second company that the admin has registered and the platform has rejected. */
const rejectedRegistration = async ({ owner, run }: Running, company: TestCompany, mark: string) => {
  const personId = company.personOf("admin")
  const registered = Effect.provideService(registerCompany(rejected(mark)), CurrentPerson, { personId, language: "ja" })
  await run(writeAcross({ reason: "planted", personId }, registered))
  await owner`update companies.company set status = 3, status_reason = ${mark}, version = 2
    where admin_id = ${personId} and status = 2`
}

/** Whom the platform asked to be admins of it: one has said no, one not yet anything, and one of a number that is known. */
const askedAdmins = async ({ owner }: Running, company: TestCompany, mark: string) => {
  await owner`insert into people.invitation
      (company_id, company_name, email, role, invited_by, invited_at, expires_at, state, answered_at)
    select ${company.id}, ${mark}, state || ${`@${mark.toLowerCase()}.example`}, ${roleIds.admin},
      ${company.personOf("admin")}, now(), now() + interval '14 days', state, answered
    from (values ('open', null::timestamptz), ('refused', now())) as asked (state, answered)`
  await owner`insert into people.invitation (id, company_id, company_name, email, role, invited_by, invited_at, expires_at)
    overriding system value values (${adminInviteOf(company.id)}, ${company.id}, ${mark}, ${`known@${mark.toLowerCase()}.example`},
      ${roleIds.admin}, ${company.personOf("admin")}, now(), now() + interval '14 days')`
}

/** A company with rows everywhere, that has asked `asks` to be its member; needs a running worker for its closed month. */
export const plantedCompany = async (
  running: Running,
  mark: string,
  firstId: number,
  asks: string,
): Promise<CompanyRecord> => {
  const record = await aCompanyRecord(running, mark)
  const company = companyOf(record)
  const admin = acting(running, company)
  await admin(registerPartner(company.id, { companyName: `${mark} 停止`, isCustomer: true, isVendor: true }))
  await admin(registerPartner(company.id, { companyName: `${mark} 休止`, isCustomer: false, isVendor: true }))
  const residentTax = {
    fiscalYear: 2026,
    isCollected: true,
    isSimple: true,
    firstMonthYen: yen(6000),
    remainingMonthYen: yen(5000),
    byMonth: null,
  }
  const terms = { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour", basicSalary: yen(1500) } as const
  const [taxed = 0] = await hire(running, company, [{ name: `${mark} 住民税`, role: "worker", terms, residentTax }])
  const [known, ill] = [{ name: `${mark} 緊急` }, { diseaseId: `${mark} 持病` }]
  await running.owner`insert into people.profile (company_id, staff_id, emergency)
    select company_id, id, ${running.owner.json(known)} from people.staff where company_id = ${company.id}`
  await running.owner`insert into people.health (company_id, staff_id, heal)
    select company_id, id, ${running.owner.json(ill)} from people.staff where company_id = ${company.id}`
  await otherDevice(running, company.personOf("admin"), afternoon)
  await accountsPlanted(running, mark, firstId)
  await rejectedRegistration(running, company, mark)
  await admin(updateLabel({ key: "customer", value: `${mark} 客`, version: 0 }))
  await admin(createTaskName({ name: `${mark} 配管` }))
  await admin(createLicense({ kind: "license", name: `${mark} 免許` }))
  // Before the wishes of a customer tell anybody: the first notice is the one to ask for.
  await admin(
    Effect.as(
      notify(company.id, {
        kind: "slipReady",
        subject: "slip:planted",
        path: "/salary-v4",
        texts: { ja: `${mark} 通知`, en: mark, vi: mark },
        personIds: [company.personOf("admin")],
      }),
      null,
    ),
  )
  await plantedWork(running, company, mark)
  // The first punch can still be changed, the next lies in the closed month.
  await admin(punchOn(company.staffOf("worker"), openDay, mark))
  // Its end was forgotten, so that it can be asked for.
  await running.owner`update timekeeping.punch set check_out = null, state = 'unfinished'
    where company_id = ${company.id} and work_day = ${openDay}`
  await admin(punchOn(company.staffOf("worker"), closedDay, mark))
  await admin(punchOn(taxed, closedDay, mark))
  const { clientId, pressedAt } = pressOf(firstId)
  await admin(pressButton({ action: "in", isOffice: 1, pressedAt: instantOf(isoDate("2026-11-20"), "13:00") }))
  await admin(pressButton({ action: "out", clientId, pressedAt }))
  await admin(failedJob)
  // Shut out and let in again: he signs in like everybody.
  const shutOut = company.staffOf("partTimeWorker")
  await admin(updateUser(shutOut, { version: 1, status: 0, reason: `${mark} 停止` }))
  await admin(updateUser(shutOut, { version: 2, status: 1 }))
  // Before the mails of the questions: the first mail is the one to ask for.
  await admin(Effect.as(queueMail(plantedMail(company, mark)), null))
  const question = { email: asks.toLowerCase(), role: "vendor", staffId: null } as const
  await admin(Effect.as(askForMembership(company.id, { ...question, partnerId: company.vendorId }), null))
  const invited = tokenHash(secretsOf(firstId).invitation)
  await running.owner`update people.invitation set token_hash = ${invited} where company_id = ${company.id}`
  await admin(Effect.as(askForMembership(company.id, await newHand(running, company, mark, asks)), null))
  await unwantedInvitation(running, company, mark, firstId)
  await overInvitation(running, company, mark, firstId)
  await askedAdmins(running, company, mark)
  await owedByTransfer(running, company)
  const [bill] = await running.owner`select min(id) as id from billing.bill where company_id = ${company.id}`
  await admin(Effect.as(issuePapers(company.id, [bill?.id]), null))
  const { jobId } = await admin(startClose({ month: closedMonth, reason: `${mark} 締め` }))
  await closedAt(running, jobId)
  // Where their pay goes, and a file of it.
  const account = { bankCode: "0001", branchCode: "110", type: 1, cardNumber: "7654321", ownerName: "ﾔﾏﾀﾞ" }
  await running.owner`insert into people.profile (company_id, staff_id, bank)
    select company_id, staff_id, ${running.owner.json(account)}
    from payroll.slip where company_id = ${company.id} on conflict (company_id, staff_id) do update set bank = excluded.bank`
  await running.owner`insert into payroll.transfer_file (company_id, month, revision, transfer_on, client_code, sender,
      people, total, hash, made_by, made_at)
    values (${company.id}, ${closedMonth}, 1, '2026-10-30', '1234567', ${running.owner.json({ ...account, type: 2, bankName: `${mark} 銀行`, branch: `${mark} 支店` })},
      1, 1, ${Buffer.alloc(32, 7)}, ${company.personOf("admin")}, '2026-10-28T00:00:00Z')`
  await plantedLooks(running, company, taxed, mark)
  // Every law of that month is held, so no order could leave anybody out of it.
  await running.owner`insert into payroll.close_left_out (company_id, month, revision, staff_id, reason)
    select company_id, month, revision, ${taxed}, ${`${mark} 理由`} from payroll.close where company_id = ${company.id}`
  await plantedPapers(running, company, mark)
  await plantedExpenses(running, company, mark)
  await plantedRevenue(running, company, mark)
  await linkOfPaper(running, company, mark, firstId)
  await admin(Effect.as(plantedPicture(company), null))
  await admin(plantedImport(mark, company.customerId))
  return record
}
