/** SQL of the slips in force of several months. */
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { eachRow } from "#modules/kernel/database/stream.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import { type SlipTexts, unpackTexts } from "./slip-texts.ts"

interface Packed {
  readonly month: IsoMonth
  readonly staffId: number
  readonly gross: Yen
  readonly texts: Buffer
}
export type SlipInForce = Omit<Packed, "texts"> & { readonly texts: SlipTexts }

/** Of each person and month the last slip of a close that was finished, piece by piece: its texts are large. */
export const eachSlipOfMonths = (
  companyId: number,
  months: ReadonlyArray<IsoMonth>,
  take: (slip: SlipInForce) => void,
) =>
  query(({ sql }) =>
    eachRow(
      sql<Array<Packed>>`select distinct on (s.month, s.staff_id) s.month, s.staff_id as "staffId", s.gross, s.texts
        from payroll.slip s join payroll.close c
          on c.company_id = s.company_id and c.month = s.month and c.revision = s.revision and c.ended_at is not null
        where s.company_id = ${companyId} and s.month = any(${[...months]}::text[])
        order by s.month, s.staff_id, s.revision desc`,
      ({ texts, ...row }) => take({ ...row, texts: unpackTexts(texts) }),
      50,
    ),
  )
