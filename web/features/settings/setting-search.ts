/** Which tab of the settings is open, and what stands open in it. */
export interface SettingSearch {
  readonly tab?: "plan" | undefined
  readonly open?: "change" | "extend" | "members" | undefined
}
const openings = ["change", "extend", "members"] as const

export const settingSearch = ({ open, tab }: Readonly<Record<string, unknown>>): SettingSearch => ({
  ...(tab === "plan" ? { tab } : {}),
  ...openings.filter((one) => one === open).reduce((_, one) => ({ open: one }), {}),
})
