/** Which tab of the settings is open, and what stands open in it. */
export interface SettingSearch {
  readonly tab?: "plan" | undefined
  readonly open?: "change" | "extend" | "members" | undefined
}
const openings = ["change", "extend", "members"] as const

export const settingSearch = ({ open, tab }: Readonly<Record<string, unknown>>): SettingSearch => ({
  tab: tab === "plan" ? tab : undefined,
  open: openings.find((one) => one === open),
})
