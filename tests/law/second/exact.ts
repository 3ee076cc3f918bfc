/** Fractions of whole numbers, for the second calculation: it shares nothing with the product's. */
export interface Exact {
  readonly over: bigint
  readonly under: bigint
}
export const exact = (over: number, under = 1): Exact => ({ over: BigInt(over), under: BigInt(under) })
export const nothing = exact(0)
export const add = (a: Exact, b: Exact): Exact =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
export const times = (a: Exact, b: Exact): Exact => ({ over: a.over * b.over, under: a.under * b.under })
export const less = (a: Exact, b: Exact) => a.over * b.under < b.over * a.under
export const minus = (a: Exact, b: Exact) => add(a, { over: -b.over, under: b.under })
export const sumOf = (all: ReadonlyArray<Exact>) => all.reduce(add, nothing)
/** Of amounts that are not negative. */
export const halfUp = ({ over, under }: Exact) => Number((2n * over + under) / (2n * under))
export const raised = ({ over, under }: Exact) => Number((over + under - 1n) / under)
export const dropped = ({ over, under }: Exact) => Number(over / under)
/** 50 sen or less is dropped, more is raised. */
export const halfDown = (of: Exact) => raised(minus(of, exact(1, 2)))
