/** SQL of `audit verify`: digests of what was issued, as they were kept and as the rows make them now. */
import { query } from "#modules/kernel/database/scope.ts"

export interface StandingPaper {
  readonly id: number
  readonly no: string
  readonly edition: number
  readonly kept: string
  readonly now: string
}
/** The next ones by id. */
export const issuedPapers = (companyId: number, afterId: number, atMost: number) =>
  query(
    ({ sql }) => sql<Array<StandingPaper>>`
      select p.id, p.no, p.edition, coalesce(p.content_hash, '') as kept, papers.content_digest(p) as now
      from papers.paper p where p.company_id = ${companyId} and p.status = 1 and p.id > ${afterId}
      order by p.id limit ${atMost}`,
  )
