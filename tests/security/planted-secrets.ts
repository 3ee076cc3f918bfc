/** Tokens of links and the code that people beside the company got by mail, whose rows begin with this id. */
import { tokenHash } from "#modules/identity/index.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"

export const secretsOf = (id: number) => {
  const token = (what: string) => `planted-${what}-${id}`.padEnd(43, "-")
  return {
    password: token("link"),
    activation: token("activation"),
    mobile: token("mobile"),
    invitation: token("invitation"),
    unwanted: token("unwanted"),
    over: token("over"),
    letter: token("letter"),
    code: { email: `code@n${id}.example`, code: "271828" },
  }
}

/** The link of a mail that opens the company's paper in force. */
export const linkOfPaper = (
  { owner }: Running,
  { id, ...company }: TestCompany,
  mark: string,
  firstId: number,
) => owner`
  insert into papers.link (company_id, paper_id, token_hash, to_email, to_name, may_answer, sent_by, sent_at, ends_at)
  select ${id}, id, ${tokenHash(secretsOf(firstId).letter)}, ${`letter@${mark.toLowerCase()}.example`}, ${`${mark} 様`}, true,
    ${company.personOf("officeManager")}, now(), now() + interval '90 days'
  from papers.paper where company_id = ${id} and status = 1 and type = 3 order by id limit 1`

/** A second question of the company's, to somebody else: a no by its link leaves the first one open. */
export const unwantedInvitation = ({ owner }: Running, { id }: TestCompany, mark: string, firstId: number) => owner`
  insert into people.invitation
    (company_id, company_name, email, role, invited_by, invited_at, expires_at, token_hash)
  select company_id, company_name, ${`unwanted@${mark.toLowerCase()}.example`}, role, invited_by, invited_at, expires_at,
    ${tokenHash(secretsOf(firstId).unwanted)}
  from people.invitation where company_id = ${id} limit 1`

/** A third one, whose days are over: its link asks for a new one. */
export const overInvitation = ({ owner }: Running, { id }: TestCompany, mark: string, firstId: number) => owner`
  insert into people.invitation
    (company_id, company_name, email, role, invited_by, invited_at, expires_at, token_hash)
  select company_id, company_name, ${`over@${mark.toLowerCase()}.example`}, role, invited_by, '2026-01-05', '2026-01-19',
    ${tokenHash(secretsOf(firstId).over)}
  from people.invitation where company_id = ${id} limit 1`
