/** Calls of payroll: paths as the specification and its settled list write them; those after `updateBlockPayroll` and before the allowances are ours. */
export const payrollCalls = {
  payroll: { method: "POST", path: "/v5/timesheet/payroll" },
  statement: { method: "GET", path: "/v5/timesheet/payroll/:id" },
  snapshot: { method: "POST", path: "/v5/timesheet/snapshot" },
  history: { method: "GET", path: "/v5/timesheet/history" },
  updateBlockPayroll: { method: "PUT", path: "/v5/timesheet/update-block-payroll" },
  month: { method: "GET", path: "/v5/timesheet/month" },
  checks: { method: "GET", path: "/v5/timesheet/checks" },
  look: { method: "PUT", path: "/v5/timesheet/checks/looked-at" },
  draft: { method: "GET", path: "/v5/timesheet/draft" },
  mine: { method: "GET", path: "/v5/timesheet/mine" },
  transfer: { method: "GET", path: "/v5/timesheet/transfer" },
  makeTransfer: { method: "POST", path: "/v5/timesheet/transfer" },
  companySubsidies: { method: "GET", path: "/v2/company/salary-subsidy" },
  setCompanySubsidies: { method: "PUT", path: "/v2/company/salary-subsidy" },
  offeredSubsidies: { method: "GET", path: "/v6/company/subsidy" },
  pdf: { method: "GET", path: "/v5/timesheet/payroll/:id/pdf" },
} as const
