/**
 * What the guard of ignored input can't show by itself, each with the test that does: a file whose tests send every field
 * of the call, or `file › how the title begins` of the one that sends the field. The guard reads them.
 */

/** Succeeds once in a state, so that a second try of the same input says nothing of its fields. */
export const onceOnly: Readonly<Record<string, string>> = {
  "papers backToDraft": "takes a refused paper up once: tests/papers/life.test.ts",
  "expenses withdraw": "is taken back once: tests/expenses/life.test.ts",
  "expenses pay": "is paid once: tests/expenses/life.test.ts",
  "expenses decide": "is decided on once: tests/expenses/life.test.ts",
  "reports deleteRevenue": "is taken away once: tests/reports/fixed-price.test.ts",
  "papers vendorConfirm": "is answered once: tests/papers/life.test.ts",
  "papers answerByLink": "is answered once: tests/papers/letters.test.ts",
  "billing takeBackPayment": "takes a payment back once: tests/billing/taken-back.test.ts",
  "billing answerMoney": "is settled once: tests/billing/unmatched-money.test.ts",
  "imports undoImport": "takes an import back once: tests/imports/staff.test.ts",
  "identity login": "signs in: tests/identity/sign-in.test.ts tests/identity/leave.test.ts",
  "identity requestAccessToken": "takes a token that an answer gave: tests/identity/sessions.test.ts",
  "identity logout": "ends the sign-in that asks: tests/identity/sessions.test.ts",
  "identity forgotPassword": "uses a link up: tests/identity/password-links.test.ts",
  "identity activeEmail": "uses a link up: tests/identity/registration.test.ts",
  "identity checkOtp": "uses a code up: tests/identity/one-time-codes.test.ts",
  "identity requestOtp": "sends three mails to an address and no more: tests/identity/one-time-codes.test.ts",
  "identity closeAccount": "ends the account that asks: tests/identity/leave.test.ts",
  "identity decideCloseAccount": "decides once: tests/identity/leave.test.ts",
  "billing payByCard": "pays a bill once: tests/billing/cards.test.ts",
  "billing acceptBanking": "decides once: tests/billing/transfers.test.ts",
  "billing approveContact": "agrees once: tests/billing/platform-plans.test.ts",
  "billing refuseContact": "refuses once: tests/billing/consultations.test.ts",
  "billing createCampaign": "takes a code once: tests/billing/campaigns.test.ts",
  "companies blockAccount": "blocks once: tests/companies/platform-accounts.test.ts",
  "companies createCompany":
    "founds a company of a name once: tests/companies/registration.test.ts tests/billing/own-plan.test.ts",
  "companies reapply":
    "is over a version once: tests/companies/registration.test.ts tests/companies/platform-companies.test.ts tests/billing/own-plan.test.ts",
  "companies decideCompany": "decides once: tests/companies/platform-companies.test.ts",
  "companies redeemMobileLink": "uses a code up: tests/companies/mobile-link.test.ts",
  "people register":
    "sends three mails to an address and no more: tests/identity/registration.test.ts tests/people/register-by-invitation.test.ts",
  "people acceptInvite":
    "is answered once: tests/people/invitations.test.ts tests/people/invitation-branches.test.ts tests/people/invited-profile.test.ts",
  "people declineInvite": "says no once: tests/people/declined-by-link.test.ts",
  "people askForInvite": "is told once an hour: tests/people/asked-for-again.test.ts",
  "people staffRegister": "says yes once: tests/people/invited-profile.test.ts",
  "people changeInvitation": "is withdrawn once: tests/people/invitation-mail.test.ts",
  "people withdrawAdminInvite": "withdraws once: tests/people/invited-admin.test.ts",
  "people inviteAdmin": "asks an address once: tests/people/invited-admin.test.ts",
  "people inviteCustomer": "asks an address once: tests/people/invitation-rights.test.ts tests/people/partners.test.ts",
  "companies createTaskName": "takes a name once: tests/companies/task-names.test.ts",
  "people createLicense": "takes a name once: tests/people/licenses.test.ts",
  "people deleteLicense": "takes one out once: tests/people/licenses.test.ts",
  "people customerStatus": "changes a state once: tests/people/partner-lists.test.ts",
  "people vendorStatus": "changes a state once: tests/people/partner-lists.test.ts",
  "payroll snapshot": "closes a month once: tests/payroll/close.test.ts tests/payroll/failed-close.test.ts",
  "payroll updateBlockPayroll": "opens a month once: tests/payroll/close.test.ts",
  // After the call that deletes and restores the planted arrangement.
  "scheduling updateNote": "is over a version once: tests/scheduling/tell-crew.test.ts",
  "scheduling updateTermTaskWorker": "is over a version once: tests/scheduling/tell-crew.test.ts",
  "scheduling assign":
    "puts somebody on a shift once: tests/scheduling/assign.test.ts tests/scheduling/every-field.test.ts",
  "scheduling setSiteStates": "is over the versions once: tests/scheduling/site-lists.test.ts",
  "scheduling confirmProposal":
    "is answered once: tests/scheduling/proposals.test.ts tests/scheduling/overtaken.test.ts tests/scheduling/wished-times.test.ts",
  "scheduling rejectProposal": "is answered once: tests/scheduling/proposals.test.ts",
  "scheduling updateReserveStatus": "holds once: tests/scheduling/holds.test.ts tests/scheduling/tell-crew.test.ts",
  "scheduling updateMultipleTask":
    "deletes what was picked once: tests/scheduling/holds.test.ts tests/scheduling/tell-crew.test.ts",
  "timekeeping checkInCheckOut": "presses once: tests/timekeeping/press.test.ts tests/timekeeping/every-field.test.ts",
  "timekeeping cancel": "takes a press back once: tests/timekeeping/take-back.test.ts",
  "timekeeping rest": "begins a rest once: tests/timekeeping/press.test.ts",
  "payroll look": "looks and takes back: tests/payroll/looked-at.test.ts",
  "timekeeping askEnd": "asks once: tests/payroll/missing-ends.test.ts",
  "timekeeping askStart": "tells once a day: tests/timekeeping/ask-start.test.ts",
  "timekeeping tellEnd": "tells an end once: tests/payroll/told-ends.test.ts",
  "timekeeping handleWorkingTime":
    "corrects a day once: tests/timekeeping/correct.test.ts tests/timekeeping/every-field.test.ts",
  "timekeeping remove": "removes a punch once: tests/timekeeping/correct.test.ts",
}

const rows = { "body pageSize": "one row: tests/security/page-size.test.ts › %s " }
/** Nobody of it is on a site. */
const noSites = Object.fromEntries(
  ["customerId", "keyword", "pageSize", "states"].map((field) => [
    `body ${field}`,
    "no row: tests/people/partner-lists.test.ts › CUS-01 VEN-02 the sites of",
  ]),
)
/** A list in the input that the good inputs leave empty, because whoever is on a shift can't be put on it again. */
const workers = Object.fromEntries(
  [
    ...["userId", "morningShift", "afternoonShift", "eveningShift", "otherShift"],
    ...["countWorkMorning", "countWorkAfternoon", "countWorkEvening", "countWorkOther"],
    ...["priceMorning", "priceAfternoon", "priceEvening", "price"],
  ].map((field) => [`body workers.0.${field}`, "tests/scheduling/every-field.test.ts › TASK-07 every field"]),
)
/** What a customer's card, files and certificates must be there for. */
const parts = Object.fromEntries(
  [
    ...["description.content", "description.files"],
    ...["morning", "afternoon", "evening", "other"].flatMap((shift) => [
      ...["id", "workers"].map((field) => `metadataCustomerUnitPriceCertificate.${shift}.0.${field}`),
      ...["licenseId", "name", "priceStaff"].map((field) => `workers.0.unitPriceCertificate.${shift}.0.${field}`),
    ]),
  ].map((field) => [`body ${field}`, "tests/scheduling/task-fields.test.ts › TASK-02 TASK-03 every field"]),
)
/** What its customer alone may say, and the guard asks as the admin. */
const wish = Object.fromEntries(
  [
    ...["comment", "date.from", "date.to", "startTimeDesire", "endTimeDesire"],
    ...["Morning", "Afternoon", "Evening", "Other"].flatMap((shift) => [
      ...[`${shift.toLowerCase()}ShiftCustomer`, `worker${shift}`],
      ...[`startTimeDesire${shift}`, `endTimeDesire${shift}`],
    ]),
  ].map((field) => [
    `body metadataCustomerUpdate.${field}`,
    "tests/scheduling/every-field.test.ts › TASK-19 every field of a wish",
  ]),
)

/** Fields whose effect the planted company is too small to show. */
const paperDays = {
  "body lines.0.days.0.shift": "tests/papers/from-work.test.ts › PAPER-02 a line's quantity is its people",
  "body lines.0.days.0.certificate":
    "one certificate: tests/papers/paid-work.test.ts › PAPER-02 D29 TASK-34 certificates that the customer pays",
  "body lines.0.fee.from":
    "tests/papers/fees-billed-once.test.ts › PAY-20 a line pays for a whole period of its own person's terms",
  "body lines.0.fee.to":
    "tests/papers/fees-billed-once.test.ts › PAY-20 a line pays for a whole period of its own person's terms",
  "body lines.0.days.0.taskId": "tests/papers/from-work.test.ts › PAPER-02 a line's quantity is its people",
}
const fromOther =
  "another account: tests/payroll/transfer/make-transfer.test.ts › BEY-09 the file pays what the slips say"
const sameOfPapers = "tests/papers/transfer/papers-transfer.test.ts › BEY-09 two papers of one payee are one record"
const sendingAccount = {
  "body bankInfo.bankCode": fromOther,
  "body bankInfo.bankName": fromOther,
  "body bankInfo.branch": fromOther,
  "body bankInfo.cardNumber": fromOther,
}
export const seenElsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "billing listPlans": {
    "query status": "none is closed: tests/companies/registration.test.ts › WIZ-10 WIZ-12",
  },
  "papers create": paperDays,
  "papers update": paperDays,
  "payroll makeTransfer": sendingAccount,
  "papers makeTransfer": Object.fromEntries(
    Object.keys(sendingAccount).map((field) => [field, fromOther.replace(/tests.*/u, sameOfPapers)]),
  ),
  "people changeRole": { "body userId": "one hired person: tests/people/roles.test.ts › STAFF-05 a role" },
  "people listInviteRequest": {
    "body pageSize": "one row: tests/people/invitation-rights.test.ts › INV-01 what somebody received",
  },
  "people checkEmailExist": { "body inviteToken": "one link: tests/people/register-by-invitation.test.ts › AUTH-07" },
  "people detailRegisterToken": { "body token": "one link: tests/identity/registration.test.ts › AUTH-03" },
  "expenses ofSite": rows,
  "expenses listFixedCosts": { "query pageSize": "one row: tests/security/page-size.test.ts › %s " },
  "identity agreeToTerms": {
    "body terms": "only those that hold are taken: tests/identity/agreed-terms.test.ts › AUTH-19 who agreed",
  },
  "papers preview": {
    "body dueDate": "what we owe: tests/papers/seals.test.ts › BEY-20 UI-08 what is being written",
    "body siteIds": "of vendors: tests/papers/seals.test.ts › BEY-20 a vendor's paper",
  },
  "papers sendMail": {
    "body replyToEmail": "stands in the mail: tests/papers/letters.test.ts › PAPER-09 each receiver gets a mail",
  },
  "papers byLink": { "body token": "one link: tests/papers/letters.test.ts › PAPER-09 the link opens" },
  "papers pdfByLink": { "body token": "one link: tests/papers/letters.test.ts › PAPER-09 the link opens" },
  "people listCustomers": {
    "body isIncomplete": "one customer: tests/people/partners.test.ts › CUS-04 whoever begins",
  },
  "people listVendorStaff": rows,
  "scheduling sitesOfStaff": noSites,
  "timekeeping list": rows,
  "scheduling sendTask": {
    "body html": "stands in the mail: tests/scheduling/task-mail.test.ts › TASK-37 NOTI-02 each receiver",
    "body replyToEmail": "stands in the mail: tests/scheduling/task-mail.test.ts › TASK-37 NOTI-02 each receiver",
    "body fileName": "names the PDF of the mail: tests/scheduling/task-mail.test.ts › UI-15 the PDF",
  },
  "scheduling siteExists": { "body id": "tests/scheduling/every-field.test.ts › SITE-05" },
  "scheduling createTask": { ...workers, ...parts },
  "scheduling updateTask": { ...workers, ...parts, ...wish },
  "scheduling createSmallJob": { ...workers, ...parts },
  "scheduling updateSmallJob": { ...workers, ...parts },
  "scheduling superCalendar": { "body constructionSiteId": "one site: tests/scheduling/calendar.test.ts › CAL-02" },
  "scheduling searchWorkers": {
    "body endTime": "nobody is booked: tests/scheduling/candidates.test.ts › who ends before",
    "body taskId": "nobody is booked: tests/scheduling/candidates.test.ts › the arrangement that is being edited",
    "body workingDates": "the same on each day: tests/scheduling/candidates.test.ts › TASK-30 everyone",
  },
  "timekeeping getUserSalaryType": {
    "query workingDay": "one pay type: tests/timekeeping/every-field.test.ts › TIME-04 what the clock",
  },
}
