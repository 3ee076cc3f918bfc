/** How a company pays for its plan (D75), and how prices carry tax. */

/** subscriptionType on the wire. */
export const paymentProviders = { stripe: 1, adminBuy: 2, pending: 3, byPlan: 4 } as const
export type PaymentProvider = keyof typeof paymentProviders

export const paymentTerms = { prepayment: "PREPAYMENT", payLater: "PAY_LATER" } as const
export type PaymentTerm = keyof typeof paymentTerms

export const paymentMethods = { credit: "credit", bank: "bank" } as const
export type PaymentMethod = keyof typeof paymentMethods

/** `benefit` of a subscription option. */
export const campaignTypes = { discount: "DISCOUNT", freeMonth: "FREE_MONTH" } as const
export type CampaignType = keyof typeof campaignTypes

/** 外税 or 内税: isTax, isTaxVendor. */
export const taxModes = { outer: 0, inner: 1 } as const
export type TaxMode = keyof typeof taxModes
