/** Who of an arrangement's people is told of a change (TASK-28). */

/** What a sender may say of it: nobody is told, or these only. */
export interface Telling {
  readonly isUpdateNoNotiStaff?: 0 | 1 | undefined
  readonly notiOnlyUsers?: ReadonlyArray<number> | undefined
}
/** Said along with the fact; left out, everybody concerned is told. */
export interface Tells {
  readonly tellsNobody?: true
  readonly tellsOnly?: ReadonlyArray<number>
}
export const tellsOf = ({ isUpdateNoNotiStaff, notiOnlyUsers }: Telling): Tells => ({
  ...(isUpdateNoNotiStaff === 1 ? { tellsNobody: true as const } : {}),
  ...(notiOnlyUsers === undefined ? {} : { tellsOnly: notiOnlyUsers }),
})

export const whomToTell = (staffIds: ReadonlyArray<number>, { tellsNobody, tellsOnly }: Tells) =>
  tellsNobody === true ? [] : [...new Set(staffIds)].filter((id) => tellsOnly?.includes(id) !== false)

/** What of a change its people go by; who is beside them and what the customer pays is not theirs. */
const theirs =
  /^(startDate|constructionSiteId|name|note|description|meeting|(morning|afternoon|evening|other)(Shift|From|To)$)/
/** What of a change its customer goes by: when and where work is done for it. */
const customers = /^(startDate|constructionSiteId|(morning|afternoon|evening|other)(Shift|From|To)$)/
export const concernsCustomer = (patch: object) => Object.keys(patch).some((field) => customers.test(field))
export const concernsCrew = (patch: object) => Object.keys(patch).some((field) => theirs.test(field))
