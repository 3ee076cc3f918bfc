/** How a fraction of a yen of tax is rounded; dropped unless a customer agreed otherwise (D27). */
export const taxRoundings = ["floor", "halfUp", "ceil"] as const
export type TaxRounding = (typeof taxRoundings)[number]
export const usualTaxRounding: TaxRounding = "floor"
