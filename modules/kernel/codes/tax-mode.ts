/** 外税 or 内税: isTax, isTaxVendor. */
export const taxModes = { outer: 0, inner: 1 } as const
export type TaxMode = keyof typeof taxModes
