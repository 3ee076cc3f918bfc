/** Where each entity of the list of fields stands on the wire today, and which of its fields wait for what. */
type Fields = Readonly<Record<string, ReadonlyArray<string>>>
type Places = ReadonlyArray<readonly [call: string, path: string]>

export interface Entity {
  /** Calls whose body or query takes it, each with the path of one. */
  readonly asked: Places
  /** Calls that answer with it; none for what is only sent. */
  readonly answered: Places
  /** Fields that are nowhere, by what they wait for or what says the same. */
  readonly absent?: Fields
  /** Fields that are taken and not answered, by the reason. */
  readonly unanswered?: Fields
}

const staff = { asked: "people inviteStaff", answered: "people detailStaff" } as const

export const entities: Readonly<Record<string, Entity>> = {
  task: {
    asked: [
      ["scheduling createTask", ""],
      ["scheduling updateTask", ""],
    ],
    answered: [["scheduling readTask", ".data"]],
    absent: {
      "files of its description": ["files"],
      "the chosen company's, GET /workspace names it": ["taskCompanyName"],
      "changes of a whole series": ["date", "metadataDayOffs"],
    },
    unanswered: {
      "answered as seriesTo": ["endDate"],
      "how far a change goes": ["mode"],
      "whom a change is told": ["isUpdateNoNotiStaff", "notiOnlyUsers"],
    },
  },
  "worker on task": {
    asked: [["scheduling createTask", ".workers[]"]],
    answered: [
      ["scheduling readTask", ".data.workers[]"],
      ["scheduling getTermTaskWorker", ".data.workers[]"],
    ],
    absent: {
      "userId is the record": ["id"],
      "the people's own calls": ["avatar", "roleId", "status", "userCompany"],
      "under its shift": [
        "unitPriceCertificate.licenseId",
        "unitPriceCertificate.name|title",
        "unitPriceCertificate.priceStaff",
      ],
    },
  },
  "vendor on task": {
    asked: [["scheduling createTask", ".vendors[]"]],
    answered: [["scheduling readTask", ".data.vendors[]"]],
    absent: { "userId is the record": ["id"], "the vendors' own calls": ["avatar", "name"] },
  },
  "change-history record": { asked: [], answered: [["scheduling proposalHistory", ".data[]"]] },
  "task desired times per shift": {
    asked: [["scheduling createTask", ""]],
    answered: [["scheduling readTask", ".data"]],
  },
  "task description": {
    asked: [["scheduling createTask", ".description"]],
    answered: [["scheduling readTask", ".data.description"]],
  },
  "unit price certificate": {
    asked: [["scheduling createTask", ".metadataCustomerUnitPriceCertificate.morning[]"]],
    answered: [
      ["scheduling readTask", ".data.metadataCustomerUnitPriceCertificate.morning[]"],
      ["scheduling readTask", ".data.metadataUnitPriceCertificate[]"],
    ],
  },
  "construction site": {
    asked: [["scheduling createSite", ""]],
    answered: [["scheduling siteDetails", ".data"]],
  },
  customer: {
    asked: [["people createCustomer", ""]],
    answered: [["people listCustomers", ".data[]"]],
  },
  vendor: {
    asked: [["people inviteVendor", ""]],
    answered: [["people listVendors", ".data[]"]],
  },
  "invite data": { asked: [["people staffRegister", ""]], answered: [["people inviteAdmin", ".data"]] },
  "staff profile": {
    asked: [[staff.asked, ""]],
    answered: [
      [staff.answered, ".data"],
      ["people showHealth", ".data"],
    ],
    absent: {
      "compared where it is typed": ["confirm"],
      "nobody sets another person's password": ["password"],
    },
  },
  "staff pay metadata": {
    asked: [
      [staff.asked, ""],
      [staff.asked, ".terms"],
    ],
    answered: [
      [staff.answered, ".data"],
      [staff.answered, ".data.terms[]"],
    ],
  },
  salary: {
    asked: [[staff.asked, ".terms"]],
    answered: [[staff.answered, ".data.terms[]"]],
    absent: { "effectiveFrom is a day": ["effectiveMonth"], "rows of otherSubsidy": ["subsidySalary"] },
  },
  "insurance and tax metadata": {
    asked: [
      [staff.asked, ".terms"],
      [staff.asked, ".residenceTax"],
    ],
    answered: [
      [staff.answered, ".data.terms[]"],
      [staff.answered, ".data.residenceTax[]"],
    ],
  },
  "staff invitation metadata": {
    asked: [
      [staff.asked, ""],
      [staff.asked, ".terms"],
    ],
    answered: [],
    absent: { "each flag has its own field": ["insuranceFlags"], "managerId names him": ["managerName"] },
  },
  "company and profile": {
    asked: [],
    answered: [["companies details", ".data"]],
    absent: {
      "by duty, as the registration payload has it": [
        "breakTime.break",
        "breakTime.hour",
        "breakTime.minute",
        "breakTime.roleId",
      ],
      "the picker's list": ["isCustomer", "paymentStatus", "roleId"],
      billing: ["expiredAt", "isMultiMonthPayment", "numberOfPaymentMonths", "subscriptionId", "subscriptionType"],
      "businessField says it": ["type"],
      "a person's, not a company's": ["isDisableViewRevenue", "isSuperAdmin", "salaryType"],
    },
  },
  "company registration payload": {
    asked: [
      ["companies createCompany", ""],
      ["companies updateCompany", ""],
      ["companies configShift", ""],
    ],
    answered: [
      ["companies ownRegistrations", ".data[]"],
      ["companies details", ".data"],
    ],
  },
  "shift-time entry": {
    asked: [
      ["companies createCompany", ".breakTime.worker[]"],
      ["companies configShift", ".breakTime.worker[]"],
    ],
    answered: [
      ["companies ownRegistrations", ".data[].breakTime.worker[]"],
      ["companies details", ".data.breakTime.worker[]"],
    ],
  },
  plan: {
    asked: [],
    answered: [["billing listPlans", ".data[]"]],
  },
  "subscription option": { asked: [], answered: [["billing listPlans", ".data[].subscriptionOptions[]"]] },
  "bill row": { asked: [], answered: [["billing getBills", ".data[]"]] },
  "contact form": {
    asked: [
      ["companies createCompany", ".subscriptionContact"],
      ["contact create", ""],
    ],
    answered: [
      ["companies ownRegistrations", ".data[].subscriptionContact"],
      ["contact list", ".data[]"],
    ],
  },
  "company list item": { asked: [], answered: [["companies searchUserCompany", ".data[]"]] },
  "label setting": {
    asked: [["companies updateLabelSetting", ""]],
    answered: [["companies listLabelSettings", ".data[]"]],
  },
  "list-staff body": {
    asked: [["people listStaff", ""]],
    answered: [["people listStaff", ""]],
    absent: { "nobody is arranged by himself yet": ["isAutoCreateTask"] },
    unanswered: { "what was looked for": ["keyword", "pageSize", "roleIds", "status"] },
  },
  "clock-in payload": { asked: [["timekeeping checkInCheckOut", ""]], answered: [] },
  "rest payload": { asked: [["timekeeping rest", ""]], answered: [] },
  timekeeping: { asked: [], answered: [["timekeeping checkInCheckOut", ".data"]] },
  "worker search body": {
    asked: [
      ["scheduling searchWorkers", ""],
      ["people searchWorkers", ""],
    ],
    answered: [],
  },
}

/** Entities of the list that no call of today takes or answers, by what they come with. */
export const withoutCall: Readonly<Record<string, ReadonlyArray<string>>> = {
  "vendors on arrangements, customers' wishes": [...["extra-worker note", "task form keys", "unit price form"]],
  papers: ["paper", "send-mail payload", "sent mail", "service charge", "tax metadata entry"],
  billing: ["payment history entry", "plan change payload"],
  "leave and overtime": ["leave and holiday entry", "overtime remaining", "overtime request", "schedule entry"],
  "files, the order of the menu": ["menu item order", "uploaded file"],
}
