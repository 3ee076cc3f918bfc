/** Which enumeration each limited field of the wire belongs to, and what of it a field leaves out. */
import { businessFieldsTaken, paymentProviders } from "#modules/companies/codes.ts"
import { expenseCategories } from "#modules/expenses/codes.ts"
import {
  activeStatuses,
  type Enumeration,
  editScopes,
  flags,
  genders,
  incomeTaxColumns,
  monthOffsets,
  payCycles,
  probations,
  projectTypes,
  projectWorkStatuses,
  requestStatuses,
  roleIds,
  salaryTypes,
  shiftIds,
  taxModes,
  userStatuses,
  wireValues,
} from "#modules/kernel/codes.ts"
import { mailStatuses } from "#modules/notifications/codes.ts"
import { everyPaper, paidStates, paperStatuses, paperTypes } from "#modules/papers/codes.ts"
import { bankAccountTypes } from "#modules/people/codes.ts"
import { literalsOf, type Place } from "./wire-paths.ts"

interface Limited {
  readonly enumeration: Enumeration
  /** Values that no call takes or answers, and why. */
  readonly without?: ReadonlyArray<string | number>
}

/** A day off is no shift that anybody is arranged for, punches or is asked for. */
const workShift: Limited = { enumeration: shiftIds, without: [shiftIds.timeOff] }
/** Only an account is unverified or refused; a record of staff or of a partner is there or blocked. */
const record: Limited = {
  enumeration: activeStatuses,
  without: [activeStatuses.notVerify, activeStatuses.rejectVerify],
}

/** By the field's name; every other field whose values are numbers is a flag when it is named as one. */
const limited: Readonly<Record<string, Limited>> = {
  businessField: { enumeration: businessFieldsTaken },
  salaryPaymentDelayMonth: { enumeration: monthOffsets },
  gender: { enumeration: genders },
  isProbation: { enumeration: probations },
  isTax: { enumeration: taxModes },
  // 会社の締めと同じ月、翌月、翌々月.
  paymentMonthOffset: { enumeration: monthOffsets },
  paymentMonth: { enumeration: monthOffsets },
  vendorPaymentMonthOffset: { enumeration: monthOffsets },
  roleId: { enumeration: roleIds },
  salaryType: { enumeration: salaryTypes },
  salaryTypes: { enumeration: salaryTypes },
  category: { enumeration: expenseCategories },
  shift: workShift,
  // The other shift is priced as another one.
  otherShiftType: { enumeration: shiftIds, without: [shiftIds.other, shiftIds.timeOff] },
  shifts: workShift,
  halfShifts: workShift,
  // 枠: asked, given, can't.
  csmStatus: { enumeration: requestStatuses, without: [requestStatuses.inactive, requestStatuses.requesting] },
  shiftIds: workShift,
  // Of a site; states of what has no number are words of ours.
  state: { enumeration: projectWorkStatuses },
  states: { enumeration: projectWorkStatuses },
  status: record,
  type: { enumeration: projectTypes },
  paymentStatus: { enumeration: paidStates },
  serviceCharge: { enumeration: flags },
  hasJoined: { enumeration: flags },
  valueTax: { enumeration: { reduced: 8, standard: 10 } },
  isTaxVendor: { enumeration: taxModes },
  constructionSiteType: { enumeration: projectTypes },
  typeIncomeTax: { enumeration: incomeTaxColumns },
  typePaymentTerm: { enumeration: payCycles },
  mode: { enumeration: editScopes },
  // A hold is active or not.
  reserveStatus: record,
}
/** Of somebody who signs in. */
const person: Limited = { enumeration: userStatuses }
const companyMails = "mailHistory mail resendMail"
const mailStatus: Limited = { enumeration: mailStatuses }
/** 口座の種別, of a person's account. */
const account: Limited = { enumeration: bankAccountTypes }
/** A list is narrowed to one kind, or to none. */
const paperType: Limited = { enumeration: paperTypes }
const paperStatus: Limited = { enumeration: paperStatuses }
const withAll = { all: everyPaper }
/** A partner is no account: dealt with, stopped, or taken away. */
const dealing: Limited = {
  enumeration: userStatuses,
  without: [userStatuses.notVerify, userStatuses.rejectVerify, userStatuses.suspend],
}
/** Closings of accounts, invitations. */
const closing: Limited = { enumeration: requestStatuses }
/** A company, which waits for the platform's word, is approved, rejected or stopped. */
const company: Limited = { enumeration: activeStatuses }
/** One that is approved is no registration any more. */
const registration: Limited = { enumeration: activeStatuses, without: [activeStatuses.active, activeStatuses.inactive] }
/** As the plan says: the other ways are the platform's and payment's to set. */
const byPlan: Limited = {
  enumeration: paymentProviders,
  without: [paymentProviders.stripe, paymentProviders.adminBuy, paymentProviders.pending],
}
const ofPapers = "list create update details detailsByNo status backToDraft vendorConfirm paymentStatus count"
/** They answer with the company's plan, and with what of it can be ordered now. */
const withOwnPlan =
  "companyPlan changePlan adminChangesPlan updateSubscription extendPlan changeWay buyMembers subscribeMembers endRenewal"
const inCalls = (module: string, names: string, field: string, of: Limited) =>
  Object.fromEntries(names.split(" ").map((name) => [`${module} ${name} ${field}`, of]))

/** The same name, of another thing: by call, part and field. */
const limitedIn: Readonly<Record<string, Limited>> = {
  ...inCalls("papers", ofPapers, "type", paperType),
  ...inCalls("papers", ofPapers, "status", paperStatus),
  "papers paperNo type": paperType,
  "papers parties type": paperType,
  "papers preview type": paperType,
  "companies ownRegistrations status": registration,
  "companies reapply status": registration,
  "companies createCompany subscriptionType": byPlan,
  "companies reapply subscriptionType": byPlan,
  // What can be chosen now; what is closed is the platform's own list.
  ...inCalls("billing", `listPlans ${withOwnPlan}`, "status", { enumeration: activeStatuses, without: [0, 2, 3] }),
  ...Object.fromEntries(
    [
      ...["checkBankTransfer", "payByBank", "chooseBanking", "acceptBanking"],
      ...["cardPayment", "buySubscription", "payByCard", "checkCard"],
    ].map((name) => [`billing ${name} paymentStatus`, record]),
  ),
  ...Object.fromEntries(
    ["cardPayment", "buySubscription", "payByCard", "checkCard"].map((name) => [`billing ${name} status`, company]),
  ),
  "billing checkBankTransfer status": company,
  "billing payByBank status": company,
  "billing chooseBanking status": company,
  // Received or refused.
  "billing acceptBanking status": { enumeration: activeStatuses, without: [0, 2] },
  ...Object.fromEntries(
    ["listCampaigns", "createCampaign", "updateCampaign"].map((name) => [`billing ${name} status`, record]),
  ),
  ...Object.fromEntries(
    ["platformPlans", "createPlan", "updatePlan", "planStatus"].map((name) => [`billing ${name} status`, record]),
  ),
  ...Object.fromEntries(
    ["listAccounts", "account", "blockAccount"].map((name) => [`companies ${name} status`, person]),
  ),
  ...inCalls("people", "listAdminInvitations withdrawAdminInvite", "status", closing),
  "scheduling listProposals status": closing,
  "companies platformCompanies status": company,
  "companies platformCompanies decisions": company,
  "companies platformCompany status": company,
  "companies platformCompany decisions": company,
  // Nothing is made to wait again by the platform.
  "companies decideCompany status": { enumeration: activeStatuses, without: [activeStatuses.notVerify] },
  ...inCalls("notifications", `${companyMails} platformMails platformMail resendPlatformMail`, "status", mailStatus),
  ...inCalls("people", "listSentInvitations changeInvitation", "mailStatus", mailStatus),
  "people detailStaff type": account,
  ...inCalls("people", "inviteStaff askStaff staffRegister", "type", account),
  "people profile type": account,
  "people updateProfile type": account,
  "people adminUpdateStaff type": account,
  ...Object.fromEntries(
    ["listVendors", "setVendor", "detailVendor", "updateVendor", "inviteVendor", "profileVendor"].map((call) => [
      `people ${call} type`,
      account,
    ]),
  ),
  ...inCalls("expenses", "list ofStaff ofSite ask details update withdraw decide pay", "status", closing),
  "companies statusInactiveHistory status": closing,
  ...inCalls("people", "listOwnInvitations listInviteRequest listSentInvitations changeInvitation", "status", closing),
  "identity closeAccountRequests status": closing,
  "identity decideCloseAccount status": closing,
}
/** What is still to be decided is no decision. */
const limitedInBody: Readonly<Record<string, Limited>> = {
  // An import that is there is only ever taken back.
  // Of every kind or state; what is missing, and what payees worked, is known of the kinds that bill work.
  "papers list type": { enumeration: { ...withAll, ...paperTypes } },
  "papers list status": { enumeration: { ...withAll, ...paperStatuses } },
  "papers missing type": { enumeration: paperTypes, without: [2, 4, 6, 8] },
  "papers ofPayee type": { enumeration: paperTypes, without: [2, 3, 4, 6, 8] },
  "papers paymentStatus status": { enumeration: paidStates },
  "expenses decide status": {
    ...closing,
    without: [requestStatuses.inactive, requestStatuses.requesting],
  },
  "expenses pay status": { enumeration: flags },
  "imports undoImport status": { enumeration: activeStatuses, without: [1, 2, 3] },
  // Blocked, or let in again.
  "companies blockAccount status": record,
  "people customerStatus status": dealing,
  "people vendorStatus status": dealing,
  "identity decideCloseAccount status": { ...closing, without: [requestStatuses.requesting] },
  // Its answer is another person's.
  "scheduling approveSite status": { ...closing, without: [requestStatuses.inactive, requestStatuses.requesting] },
  "people withdrawAdminInvite status": { ...closing, without: [1, 2, 3] },
  "people changeInvitation status": {
    ...closing,
    without: [requestStatuses.active, requestStatuses.requesting, requestStatuses.reject],
  },
}
const isFlag = (name: string) =>
  /^is[A-Z]/.test(name) || /^(morning|afternoon|evening|other)Shift(Customer)?$/.test(name)

/** Limited by numbers that the list of enumerations does not know: ours. */
const ours = ["textPercent", "version", "blockMinute", "hourIntervalType"]

const nameOf = ({ path }: Place) => path.replaceAll("[]", "").split(".").at(-1) ?? ""
const sorted = (values: Iterable<string | number>) => [...new Set(values)].toSorted().join(" ")

/** Fields whose values are not those of their enumeration, or that have none; nothing for a good contract. */
export const offTheList = (places: ReadonlyArray<Place>): ReadonlyArray<string> =>
  places.flatMap((place) => {
    const name = nameOf(place)
    const values = literalsOf(place.ast)
    const isNumbered = values.some((value) => typeof value === "number")
    if (ours.includes(name) || values.length === 0 || !(isNumbered || name === "mode")) return []
    const known: Limited | undefined =
      (place.part === "body" ? limitedInBody[`${place.call} ${name}`] : undefined) ??
      limitedIn[`${place.call} ${name}`] ??
      limited[name] ??
      (isFlag(name) ? { enumeration: flags } : undefined)
    const where = `${place.call} ${place.part}${place.path}`
    if (known === undefined) return [`${where}: ${sorted(values)} is no enumeration`]
    const wanted = wireValues(known.enumeration).filter((value) => known.without?.includes(value) !== true)
    return sorted(values) === sorted(wanted) ? [] : [`${where}: ${sorted(values)} instead of ${sorted(wanted)}`]
  })

/** Places of inputs that take any number where the list has an enumeration. */
export const unlimited = (places: ReadonlyArray<Place>): ReadonlyArray<string> =>
  places
    .filter(({ part }) => part !== "answer")
    .filter(
      (place) => (limited[nameOf(place)] !== undefined || isFlag(nameOf(place))) && literalsOf(place.ast).length === 0,
    )
    .map(({ call, part, path }) => `${call} ${part}${path}`)

/** Lines above that no field of the wire needs. */
export const unneeded = (places: ReadonlyArray<Place>): ReadonlyArray<string> => {
  const met = new Set(places.filter(({ ast }) => literalsOf(ast).length > 0).map(nameOf))
  return [...Object.keys(limited), ...ours].filter((name) => !met.has(name))
}
