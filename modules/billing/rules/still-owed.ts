/** 残りの請求額: what of bills is still to come, beside what is held of each until its rest is there (D93). */

interface Owed {
  readonly id: number
  readonly total: number
}
export const stillOwed = (bills: ReadonlyArray<Owed>, held: ReadonlyMap<number, number>): number =>
  bills.reduce((sum, { id, total }) => sum + total - (held.get(id) ?? 0), 0)
