/** SQL of the work that papers in force bill, by the day it was billed for. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type PaperType, paperTypes } from "../codes.ts"
import type { PaperRow } from "../model.ts"
import type { PieceInForce } from "../rules/changed-work.ts"

/** With the paper to be corrected, and the next edition of its number where one is being written. */
export interface BilledInForce extends PieceInForce {
  readonly no: string
  readonly paperId: number
  readonly type: PaperRow["type"]
  readonly madeSide: PaperRow["madeSide"]
  readonly madeBy: number
  readonly partyPersonId: number | null
  readonly nextId: number | null
  readonly siteId: number | null
}

type Stored = Omit<BilledInForce, "unitPrice"> & { readonly unitPrice: number }
const billing: ReadonlyArray<PaperType> = ["requestLabor", "invoice", "acceptanceLabor", "agencyRequest"]

/** Of invoices to customers, or of what vendors and freelancers are paid by. */
export const piecesInForce = (
  companyId: number,
  days: { readonly from: IsoDate; readonly to: IsoDate },
  ofCustomers: boolean,
) =>
  query(async ({ sql }): Promise<ReadonlyArray<BilledInForce>> => {
    const types = billing.filter((type) => (type === "invoice") === ofCustomers).map((type) => paperTypes[type])
    const rows = await sql<Array<Stored>>`
      select p.no, p.id as "paperId", p.type, p.made_side as "madeSide", p.made_by as "madeBy",
        p.partner_id as "partnerId", p.staff_id as "staffId", p.party_person_id as "partyPersonId",
        s.place, s.task_id as "taskId", s.shift, s.certificate, s.day::text as day, s.heads::float8 as heads,
        l.quantity::float8 as quantity, l.unit_price::float8 as "unitPrice", l.site_id as "siteId",
        (select max(n.id) from papers.paper n
          where n.company_id = p.company_id and n.no = p.no and n.edition > p.edition and n.status in (2, 3, 10)) as "nextId"
      from papers.line_shift s
      join papers.line l on l.company_id = s.company_id and l.paper_id = s.paper_id and l.place = s.place
      join papers.paper p on p.company_id = s.company_id and p.id = s.paper_id
      where s.company_id = ${companyId} and s.day between ${days.from}::date and ${days.to}::date
        and p.status = 1 and not p.is_replaced and p.type = any(${types}::int[])
      order by p.no, s.place, s.day, s.task_id, s.shift, s.certificate`
    return rows.map((row) => ({ ...row, unitPrice: yen(row.unitPrice) }))
  })
