/** Who presses and which months are his: statements of the modules below, in one flight for all who press at once. */
import { closingDateStatement } from "#modules/companies/index.ts"
import { askedAtOnce } from "#modules/kernel/database/at-once.ts"
import { together } from "#modules/kernel/database/scope.ts"
import { recordsStatement } from "#modules/people/index.ts"

/** The record of a signed-in person, undefined for customers and vendors, and the company's closing date. */
export const recordOf = askedAtOnce(async (sql, companyId, personIds: ReadonlyArray<number>) => {
  const [records, [company]] = await together(
    recordsStatement(sql, companyId, personIds),
    closingDateStatement(sql, companyId),
  )
  const byPerson = new Map(records.map((record) => [record.personId, record]))
  return personIds.map((personId) => ({ record: byPerson.get(personId), company }))
})
