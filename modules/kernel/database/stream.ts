/** Rows that come piece by piece: neither they nor the time spent on them is held at once. */
import type postgres from "postgres"

/**
 * What is done with a row, and what it failed of: the driver calls from its socket, where a fault would end the process, so
 * it is kept until the statement has ended.
 */
const keepingFaults = <Row>(take: (row: Row) => void) => {
  const faults: Array<unknown> = []
  const taken = (rows: ReadonlyArray<Row>) => {
    if (faults.length > 0) return
    try {
      for (const row of rows) take(row)
    } catch (fault) {
      faults.push(fault)
    }
  }
  const ended = () => {
    if (faults.length > 0) throw faults[0]
  }
  return { taken, ended }
}

/**
 * Gives each row of a statement to `take`, in order, in pieces; one statement, however many pieces. Between two pieces
 * whoever else waits has his turn, so a piece is some milliseconds of work.
 */
export const eachRow = async <Row extends postgres.MaybeRow>(
  asked: postgres.PendingQuery<Array<Row>>,
  take: (row: Row) => void,
  rowsAPiece = 400,
): Promise<void> => {
  const { ended, taken } = keepingFaults(take)
  await asked.cursor(rowsAPiece, (rows) => taken(rows))
  ended()
}

/** Gives each row to `take` while PostgreSQL still makes the next ones. Sent at once, behind what was sent before. */
export const asTheyCome = async <Row extends postgres.MaybeRow>(
  asked: postgres.PendingQuery<Array<Row>>,
  take: (row: Row) => void,
): Promise<void> => {
  const { ended, taken } = keepingFaults(take)
  await asked.forEach((row) => {
    taken([row])
  })
  ended()
}
