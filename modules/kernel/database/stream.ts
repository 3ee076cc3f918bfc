/** Rows that come piece by piece: neither they nor the time spent on them is held at once. */
import type postgres from "postgres"

/**
 * Gives each row of a statement to `take`, in order, in pieces; one statement, however many pieces. Between two pieces
 * whoever else waits has his turn, so a piece is some milliseconds of work.
 *
 * The driver calls for the last piece from its socket, where a fault would end the process: it is kept until the
 * statement has ended.
 */
export const eachRow = async <Row extends postgres.MaybeRow>(
  asked: postgres.PendingQuery<Array<Row>>,
  take: (row: Row) => void,
  rowsAPiece = 400,
): Promise<void> => {
  const faults: Array<unknown> = []
  await asked.cursor(rowsAPiece, (rows) => {
    if (faults.length > 0) return
    try {
      for (const row of rows) take(row)
    } catch (fault) {
      faults.push(fault)
    }
  })
  if (faults.length > 0) throw faults[0]
}
