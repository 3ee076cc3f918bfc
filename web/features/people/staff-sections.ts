/** The sections of a person's form, and the keys that go from one to the next. */
export const sections = [
  "login",
  "basic",
  "emergency",
  "pay",
  "schedule",
  "insurance",
  "tax",
  "health",
  "qualifications",
  "bank",
  "papers",
] as const
export type Section = (typeof sections)[number]

const loginKeys = new Set(["email", "language", "roleId", "managerId", "isSupervisingAdmin"])
const insuranceKeys =
  /^terms\.(isInsurrance|standardRemuneration|index|isHealth|health|nursing|isPension|pension|kenId|isDisable|employment)/
const partSections = [
  ["emergencyAddress.", "emergency"],
  ["heal.", "health"],
  ["certification.", "qualifications"],
  ["bankInfo.", "bank"],
] as const
/** Where a field stands among the sections that are shown, for the marks of their list. */
export const sectionOf = (key: string, shown: ReadonlyArray<Section>): Section => {
  if (loginKeys.has(key)) return "login"
  // Of somebody new it is chosen with his role; of who is there it stands with his record.
  if (key === "isDisableViewRevenue" && shown.includes("login")) return "login"
  if (key === "contract" || key === "stamp") return "papers"
  const part = partSections.find(([start]) => key.startsWith(start))
  if (part !== undefined) return part[1]
  if (key.startsWith("tax.") || /^terms\.(typeIncomeTax|numberOfDependents)$/.test(key)) return "tax"
  if (key.startsWith("terms.schedule")) return "schedule"
  if (insuranceKeys.test(key)) return "insurance"
  return key.startsWith("terms.") ? "pay" : "basic"
}
/** Alt+↓ and Alt+↑ go to the first field of the next section. */
export const moveBySection = (event: React.KeyboardEvent) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!event.altKey || step === undefined) return
  event.preventDefault()
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-section]")]
  const next = cards[cards.findIndex((card) => card.contains(document.activeElement)) + step]
  next?.scrollIntoView({ block: "start" })
  next
    ?.querySelector<HTMLElement>("input:not(:disabled), textarea:not(:disabled), [role=radio], [data-slot=select]")
    ?.focus({ preventScroll: true })
}
