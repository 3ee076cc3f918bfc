/** 振込待ち: which of what is owed is to be transferred, and which is still to be paid some way (BILL-05, BILL-06). */

interface Owed {
  readonly bankingAt: string | null
}
export const isPromised = ({ bankingAt }: Owed): boolean => bankingAt !== null

/** What the platform waits for; where it waits for nothing, all that is owed. Nothing else is asked for as a transfer. */
export const toTransfer = <One extends Owed>(owed: ReadonlyArray<One>): ReadonlyArray<One> => {
  const promised = owed.filter(isPromised)
  return promised.length > 0 ? promised : owed
}

/** What no transfer was promised for: it can be paid by card beside one that is waited for. */
export const notPromised = <One extends Owed>(owed: ReadonlyArray<One>): ReadonlyArray<One> =>
  owed.filter((one) => !isPromised(one))
