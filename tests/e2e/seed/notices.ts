/** Notices of one browser test, as if some module had told them. */
import { asOwner } from "../owner.ts"

interface Told {
  readonly text: string
  readonly path: string
  readonly asks?: true
}
/** Tells somebody of the product; the first is the oldest. */
export const told = async (email: string, notices: ReadonlyArray<Told>) => {
  const owner = asOwner()
  for (const { text, path, asks = false } of notices) {
    await owner`
      insert into notifications.notice (company_id, person_id, kind, subject, path, texts, at, asks)
      select m.company_id, p.id, ${asks ? "askEnd" : "slipReady"}, ${text}, ${path},
        ${owner.json({ ja: text, en: text, vi: text })}, clock_timestamp(), ${asks}
      from identity.person p join companies.membership m on m.person_id = p.id where p.email = ${email}`
  }
  await owner.end()
}
