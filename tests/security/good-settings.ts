/** Inputs that succeed of a company's settings: whole shifts, and versions one after the other. */
const version = [1, 2, 3, 4, 5, 6]
const shiftsOfDay = {
  morningShift: 1,
  morningFrom: "07:00",
  morningTo: "12:00",
  afternoonShift: 0,
  afternoonFrom: null,
  afternoonTo: null,
  eveningShift: 0,
  eveningFrom: null,
  eveningTo: null,
  blockMinute: 5,
  dateRegisterSchedule: 5,
}

export const goodSettings: Readonly<Record<string, () => ReadonlyArray<object>>> = {
  // The key is one of a list.
  "companies updateLabelSetting": () => [{ key: "vendor", value: "業者", version: 0 }],
  "companies updateCompany": () => version.map((of) => ({ version: of, description: `見本 ${of}` })),
  "companies configShift": () => version.map((of) => ({ version: of, ...shiftsOfDay })),
  "companies setTimeView": () =>
    version.map((of) => ({ version: of, startTime: "07:00", hourIntervalType: of % 2 === 0 ? 30 : 120 })),
  "companies updateTaskName": () => version.map((of) => ({ version: of, status: of % 2 })),
  "payroll setCompanySubsidies": () =>
    version.map((of) => ({ version: of, subsidies: [{ title: `見本 ${of}`, subsidy: 5_000, isInHourlyBase: 1 }] })),
  "people deleteLicense": () => version.map((of) => ({ version: of })),
  "people updateLicense": () => version.map((of) => ({ version: of, name: `見本 ${of}` })),
}
