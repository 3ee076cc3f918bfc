/** What the guard of ignored input can't show by itself, each with the test that does. */

/** Succeeds once in a state, so that a second try of the same input says nothing of its fields. */
export const onceOnly: Readonly<Record<string, string>> = {
  "identity login": "signs in: tests/identity/sign-in.test.ts",
  "identity requestAccessToken": "takes a token that an answer gave: tests/identity/sessions.test.ts",
  "identity logout": "ends the sign-in that asks: tests/identity/sessions.test.ts",
  "identity forgotPassword": "uses a link up: tests/identity/password-links.test.ts",
  "identity activeEmail": "uses a link up: tests/identity/registration.test.ts",
  "identity checkOtp": "uses a code up: tests/identity/one-time-codes.test.ts",
  "identity requestOtp": "sends three mails to an address and no more: tests/identity/one-time-codes.test.ts",
  "identity closeAccount": "ends the account that asks: tests/identity/leave.test.ts",
  "identity decideCloseAccount": "decides once: tests/identity/leave.test.ts",
  "companies redeemMobileLink": "uses a code up: tests/companies/mobile-link.test.ts",
  "people register": "sends three mails to an address and no more: tests/identity/registration.test.ts",
  "people acceptInvite": "is answered once: tests/people/invitations.test.ts",
  "payroll snapshot": "closes a month once: tests/payroll/close.test.ts",
  "payroll updateBlockPayroll": "opens a month once: tests/payroll/close.test.ts",
  "scheduling assign": "puts somebody on a shift once: tests/scheduling/assign.test.ts",
  "timekeeping checkInCheckOut": "presses once: tests/timekeeping/press.test.ts",
  "timekeeping cancel": "takes a press back once: tests/timekeeping/take-back.test.ts",
  "timekeeping rest": "begins a rest once: tests/timekeeping/press.test.ts",
  "timekeeping handleWorkingTime": "corrects a day once: tests/timekeeping/correct.test.ts",
  "timekeeping askEnd": "asks once: tests/payroll/missing-ends.test.ts",
  "timekeeping remove": "removes a punch once: tests/timekeeping/correct.test.ts",
}

const rows = { "body pageSize": "one row: tests/security/page-size.test.ts" }
/** A list in the input that the good inputs leave empty, because whoever is on a shift can't be put on it again. */
const workers = Object.fromEntries(
  [
    ...["userId", "morningShift", "afternoonShift", "eveningShift", "otherShift"],
    ...["countWorkMorning", "countWorkAfternoon", "countWorkEvening", "countWorkOther"],
    ...["priceMorning", "priceAfternoon", "priceEvening", "price"],
  ].map((field) => [`body workers.0.${field}`, "tests/scheduling/arrange.test.ts"]),
)

/** Fields whose effect the planted company is too small to show. */
export const seenElsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "companies searchCompany": { "body registrationNumber": "nobody has one: tests/identity/registration.test.ts" },
  "identity changePassword": { "body name": "tests/identity/change-password.test.ts" },
  "notifications mailHistory": rows,
  "people checkEmailExist": { "body inviteToken": "one link: tests/people/register-by-invitation.test.ts" },
  "people detailRegisterToken": { "body token": "one link: tests/identity/registration.test.ts" },
  "people searchVendors": rows,
  "people listCustomers": rows,
  "people listVendors": rows,
  "timekeeping list": rows,
  "scheduling siteExists": { "body id": "tests/scheduling/sites.test.ts" },
  "scheduling createTask": workers,
  "scheduling updateTask": workers,
  "scheduling superCalendar": { "body constructionSiteId": "one site: tests/scheduling/calendar.test.ts" },
  "scheduling searchWorkers": {
    "body constructionSiteId": "who was there last: tests/scheduling/candidates.test.ts",
    "body endTime": "nobody is booked: tests/scheduling/candidates.test.ts",
    "body taskId": "nobody is booked: tests/scheduling/candidates.test.ts",
    "body workingDates": "the same on each day: tests/scheduling/candidates.test.ts",
  },
  "timekeeping getUserSalaryType": { "query workingDay": "one pay type: tests/timekeeping/work-reach.test.ts" },
}
