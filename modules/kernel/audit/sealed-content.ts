/**
 * Rows that an entry sealed with its digest, compared with how they stand: what modules report to `audit verify`.
 *
 * The chain proves that the entry is as it was written; the entry proves the row.
 */

/** What became of a row since it was sealed: changed, gone, or there without anybody having written it. */
export const contentFaultKinds = ["changed", "deleted", "inserted"] as const

export interface ContentFault {
  readonly kind: (typeof contentFaultKinds)[number]
  /** The row: `slip:12`, `punch:7`; null when only a sum of rows tells. */
  readonly row: string | null
  readonly userId: number | null
  /** The month or the day that it is for. */
  readonly of: string | null
}

export interface ContentReport {
  /** Rows that are as they were sealed. */
  readonly proven: number
  /** Rows that were written before rows of their kind were sealed one by one: nothing is proven of them. */
  readonly notSealed: number
  /** How many faults there are; the first of them are told. */
  readonly wrong: number
  readonly faults: ReadonlyArray<ContentFault>
}

const mostFaults = 100

const isSame = (one: ContentFault, other: ContentFault) =>
  one.kind === other.kind && one.row === other.row && one.userId === other.userId && one.of === other.of

/** Counts while rows pass; keeps no more faults than somebody reads. */
export const contentCount = () => {
  const report = { proven: 0, notSealed: 0, wrong: 0 }
  const faults: Array<ContentFault> = []
  return {
    prove: (rows = 1) => {
      report.proven += rows
    },
    leave: (rows = 1) => {
      report.notSealed += rows
    },
    /** A row that several entries seal is told once. */
    blame: (fault: ContentFault) => {
      if (faults.some((known) => isSame(fault, known))) return
      report.wrong += 1
      if (faults.length < mostFaults) faults.push(fault)
    },
    told: (): ContentReport => ({ ...report, faults }),
  }
}
