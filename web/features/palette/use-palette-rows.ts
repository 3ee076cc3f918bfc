import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { useSettled } from "@/lib/use-settled.ts"
import { find } from "./find.ts"
import { foundRows, rowsOfBest } from "./found-rows.ts"
import { recent } from "./recent.ts"
import { groups, isMeant, type Row, readTyped, screenRows } from "./rows.ts"

/** The rows wait so long for the next letter, so that they don't jump between two of them. */
const pauseMillis = 80

/** What may be begun, by the server's keys, in this order. */
const actions = [
  { key: "createTask", icon: "calendar", href: "/calendar?create=1" },
  { key: "createSite", icon: "works", href: "/works?create=1" },
  { key: "hire", icon: "staff", href: "/staff/new" },
  { key: "invite", icon: "notices", href: "/invites-user" },
  { key: "closeMonth", icon: "close", href: "/payroll" },
  { key: "clockIn", icon: "punches", href: "/today" },
] as const

/** What may be begun on a page of its own, by whoever may open that. */
const beginnings = [
  { key: "newCustomer", icon: "customers", href: "/customer/new" },
  { key: "newVendor", icon: "vendors", href: "/vendor/new" },
] as const

/** Screens that stand in no menu: they are reached from others, and by whoever knows what they are called. */
const unlistedScreens = [
  { key: "permission", path: "/permission" },
  { key: "signIns", path: "/sign-ins" },
  { key: "suspend", path: "/suspend" },
  { key: "importStaff", path: "/import/staff" },
  { key: "importVendor", path: "/import/vendor" },
  { key: "importCustomer", path: "/import/customer" },
  { key: "importSite", path: "/import/site" },
  // Parts of a long page that people know by name.
  { key: "settingShifts", path: "/setting#shifts" },
  { key: "settingBreaks", path: "/setting#breaks" },
  { key: "settingPay", path: "/setting#pay" },
  { key: "settingWords", path: "/setting#words" },
  { key: "settingTaskNames", path: "/setting#taskNames" },
  { key: "settingLicenses", path: "/setting#licenses" },
  { key: "settingSubsidies", path: "/setting#subsidies" },
  { key: "settingTimeView", path: "/setting#timeView" },
  { key: "settingDisplay", path: "/setting#display" },
  { key: "settingPlan", path: "/setting?tab=plan" },
] as const
/** The page that an address opens, without its part or its filters. */
const pageOf = (path: string) => path.replace(/[?#].*$/, "")

/** Everything that the words find: of the server, of the menu and of what may be begun. */
export const usePaletteRows = (typed: string) => {
  const { t } = useTranslation("palette")
  const workspace = useWorkspace()
  const { words, only } = readTyped(typed)
  const asked = useSettled(words, pauseMillis)
  const mayFind = workspace.buttons.includes("search")
  const found = useQuery({
    queryKey: ["palette", asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: mayFind && asked !== "" && only !== "actions",
    placeholderData: keepPreviousData,
  })
  const trade = useTradeName()
  const roleName = useRoleName()
  const rows = useMemo((): ReadonlyArray<Row> => {
    const begun = [
      ...actions.filter(({ key }) => workspace.buttons.includes(key)),
      // The page of one partner would answer to this address, too.
      ...beginnings.filter(({ href }) => workspace.routes.includes(href)),
    ].map(
      ({ key, icon, href }): Row => ({
        id: `action.${key}`,
        group: "actions",
        title: t(`action.${key}`),
        icon,
        href,
      }),
    )
    if (words === "" && only === undefined)
      return [...recent.read().filter(({ href }) => isOpen(workspace, pageOf(href))), ...begun]
    // What the last words found stays only while these are asked for.
    const hits = words === "" || only === "actions" ? [] : (found.data ?? [])
    const named = {
      trade,
      roleName,
      timesOf: (name: string) => t("timesOf", { name }),
      planOf: (name: string) => t("planOf", { name }),
      arrangeFor: (name: string) => t("arrangeFor", { name }),
    }
    const may = {
      opens: (path: string) => isOpen(workspace, path),
      arranges: workspace.buttons.includes("createTask"),
    }
    const unlisted = unlistedScreens.map(({ key, path }) => ({ key, path, title: t(`screen.${key}`) }))
    const screens = [...workspace.menu, ...workspace.tabs, ...workspace.profileMenu, ...unlisted].flatMap(
      ({ key, title, path }) => (path === null || !isOpen(workspace, pageOf(path)) ? [] : [{ key, title, path }]),
    )
    const all = [
      ...foundRows(hits, named),
      ...screenRows(screens, words),
      ...rowsOfBest(hits, named, may),
      ...begun.filter(({ id, title }) => isMeant(words, { key: id.replace("action.", ""), title })),
    ]
    return groups.flatMap((group) => all.filter((row) => row.group === group && (only === undefined || only === group)))
  }, [words, only, found.data, workspace, t, trade, roleName])
  return { rows, words, isEmpty: words === "" && only === undefined, error: found.error, isAsking: found.isFetching }
}
