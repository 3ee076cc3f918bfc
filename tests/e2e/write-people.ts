import { readFileSync } from "node:fs"
import { Effect, Layer } from "effect"
import type postgres from "postgres"
import { addMember, foundCompany } from "#modules/companies/index.ts"
import { presentTerms } from "#modules/identity/codes.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { connect } from "#modules/kernel/database/connect.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type NewTerms, registerStaff } from "#modules/people/index.ts"
import { productDatabase } from "#modules/runtime/database/roles.ts"
import { joinPostgres } from "#modules/runtime/postgres/embedded.ts"
import { services } from "#modules/server.ts"
import { e2eAddress } from "./address.ts"
import { companies, password, people } from "./people.ts"
import { arrangeMonth, arrangingCompanies, fillCrowd, pressOnce } from "./seed/arranging.ts"
import { fillSites, listingCompany } from "./seed/listing.ts"
import { fillMails, mailingCompany } from "./seed/mailing.ts"
import { matchingCompany } from "./seed/matching.ts"
import { paidMonths, payingCompanies } from "./seed/paying.ts"
import { punchDays, punchingCompany } from "./seed/punching.ts"

const dataDir = readFileSync(e2eAddress.dataFolderNote, "utf8")
const personOf = (email: string, name: string) => registerPerson({ email, name, password })

/** A company of sixty, with one whose terms are missing: for the list of people and the page of one. */
const staffOfManyKinds = Effect.gen(function* () {
  const id = yield* foundCompany({ name: companies.people, kenId: 13 }, yield* personOf(people.keeper, "人見 経子"))
  const record = { birthday: isoDate("1985-05-10"), gender: "male", joinedOn: isoDate("2020-04-01") } as const
  const terms: NewTerms = { effectiveFrom: isoDate("2026-04-01"), salaryType: "hour", basicSalary: yen(1500) }
  yield* registerStaff(id, { ...record, name: "人見 経子", role: "admin", email: people.keeper, terms })
  yield* registerStaff(id, { ...record, name: "競 二子", role: "manager", email: people.rival, password, terms })
  for (let n = 1; n <= 58; n++) {
    const name = `職人 ${String(n).padStart(2, "0")}号`
    const trade = n % 2 === 0 ? "scaffolder" : "painter"
    const who = { ...record, name, furiganaName: "ショクニン", role: "worker", trade } as const
    yield* registerStaff(id, n === 58 ? who : { ...who, terms })
  }
})

const written = writeAcross(
  { reason: "people of the browser tests", personId: null },
  Effect.gen(function* () {
    const boss = yield* personOf(people.boss, "一番 太郎")
    const many = yield* personOf(people.many, "複数 花子")
    const ichi = yield* foundCompany({ name: companies.ichi, kenId: 13 }, boss)
    yield* addMember(ichi, { personId: yield* personOf(people.hand, "現場 次郎"), role: "worker" })
    yield* addMember(ichi, { personId: yield* personOf(people.leaver, "退出 三郎"), role: "manager" })
    yield* addMember(ichi, { personId: yield* personOf(people.reader, "読手 四郎"), role: "manager" })
    yield* addMember(ichi, { personId: yield* personOf(people.newcomer, "新人 六郎"), role: "manager" })
    const abroad = yield* personOf(people.abroad, "外国 七郎")
    for (const personId of [many, abroad]) yield* addMember(ichi, { personId, role: "worker" })
    yield* personOf(people.asked, "問合 八郎")
    const owner = yield* personOf(people.asking, "二番 社長")
    const second = yield* foundCompany({ name: companies.second, kenId: 14 }, owner)
    for (const personId of [many, abroad]) yield* addMember(second, { personId, role: "manager" })
    const blocked = yield* foundCompany({ name: companies.blocked, kenId: 14 }, owner)
    yield* addMember(blocked, { personId: many, role: "worker" })
    yield* staffOfManyKinds
    yield* matchingCompany
    const punching = yield* punchingCompany
    const listing = yield* listingCompany
    const mailing = yield* mailingCompany
    return { blocked, punching, listing, mailing, arranging: yield* arrangingCompanies, paying: yield* payingCompanies }
  }),
)

/** Nobody of these tests, nor whom they make by the operator's commands, is asked for the terms in the middle of something else. */
const agreedByAll = async (sql: postgres.Sql) => {
  await sql.unsafe(`create function identity.agreed_in_tests() returns trigger language plpgsql as $$ begin
    insert into identity.agreement values (new.id, '${presentTerms}', now()); return new; end $$`)
  await sql`create trigger agreed_in_tests after insert on identity.person
    for each row execute function identity.agreed_in_tests()`
  await sql`insert into identity.agreement select id, ${presentTerms}, now() from identity.person on conflict do nothing`
}

const program = Effect.gen(function* () {
  const { socket } = yield* joinPostgres(dataDir, "browser tests")
  const database = { kind: "embedded", socket, database: productDatabase } as const
  const context = yield* Layer.build(services({ database, dataDir }))
  const { blocked, punching, listing, mailing, arranging, paying } = yield* Effect.provideContext(written, context)
  const sql = yield* connect(database, "tehai_owner", 1)
  yield* Effect.promise(() => sql`update companies.company set admin_status = 2 where id = ${blocked}`)
  yield* Effect.promise(() => agreedByAll(sql))
  yield* Effect.promise(() => fillSites(sql, listing))
  yield* Effect.promise(() => fillMails(sql, mailing))
  yield* Effect.promise(() => punchDays(punching))
  yield* Effect.promise(() => fillCrowd(sql, arranging))
  yield* Effect.promise(() => pressOnce(sql, arranging))
  yield* Effect.promise(() => arrangeMonth(arranging))
  yield* Effect.promise(() => paidMonths(sql, paying))
})
await Effect.runPromise(Effect.scoped(program))
