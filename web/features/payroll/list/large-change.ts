import type { PayRow } from "../queries.ts"

/** A change of the net by this much of last month's is worth a look before paying (screens-desk 4b). */
const largeShare = 0.15
export const isLargeChange = ({ net, difference }: Pick<PayRow, "net" | "difference">) =>
  net !== null && difference !== null && Math.abs(difference) >= Math.abs(net - difference) * largeShare
