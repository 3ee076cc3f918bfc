/**
 * One id space for whoever a `userId` names (D123): people's records lie below the first partner's, partners' above.
 *
 * The tables check it, so a number alone says which of both it is.
 */
export const partnersBegin = 1_000_000_000

/** How far partners were moved by it: what the audit told of them before stands under their old numbers. */
export const beforePartnerIds = partnersBegin

export const isPartnerId = (userId: number) => userId > partnersBegin
