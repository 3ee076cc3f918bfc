/**
 * Which modules come in one file. A file packs better than the twenty it is made of, and each of those would cost a
 * request with its headers. What a group names brings all that it imports, unless a group above has it.
 */
import type { Rolldown } from "vite"

/** What every page loads first, the login page too. */
const everyPage = [
  "node_modules/(react|react-dom|scheduler|@tanstack/(router-core|history|store|react-store)|i18next)/",
  // Only forms keep somebody from leaving.
  "node_modules/@tanstack/react-router/(?!.*useBlocker)",
  "node_modules/(react-i18next|clsx|class-variance-authority|lucide-react/dist/esm/(shared|[A-Za-z]+\\.mjs))",
  // The login page's pictures that other pages have too.
  "lucide-react/dist/esm/icons/(calculator|chevron-right|list-checks|map-pin|smartphone)\\.mjs",
  "web/(i18n/i18n|main|lib/(client|send|session|api-error|class-names|display|random-id|sign-in-events|way-back))",
  "web/features/session/(language-choice|language-before-sign-in|enter-company)",
  "web/components/ui/(button|spinner|form-field|input)\\.tsx",
  // What signing in has of a form; records and schemas come with the first other form.
  "web/lib/form/(use-form-core|use-latest|wrong|focus-wrong)\\.ts",
  // Most read Japanese, and nothing is drawn before these texts are there: not worth a request of their own.
  "web/i18n/ja/common\\.ts",
]
/** The login page and its Japanese, which are never wanted apart. */
const login = ["web/routes/login\\.tsx\\?tsr-split=component", "web/i18n/ja/session\\.ts"]
/** What every page after signing in loads: the frame, and small parts that most screens have. No Base UI. */
const frame = [
  "web/features/shell/(shell|guard|page-head)\\.tsx?$",
  "web/features/palette/find-anywhere",
  "web/components/list/sheet-owner\\.ts",
  "web/routes/_shell\\.tsx\\?tsr-split=component",
  "web/components/ui/(badge|card|empty-state|error-state|pager|search-box|skeleton|toggle-chip)\\.tsx",
  "web/lib/(format|use-format|permissions|save-key|typed-search|use-write)\\.tsx?$",
  // Half of what it needs is the frame's anyway.
  "web/features/timekeeping/today/load-today\\.ts",
]
/** Every screen that is a list. Its menus and files come with their first press. */
const lists = [
  "web/components/list/(list-|bulk-bar|tick|use-)",
  "web/lib/list/(?!list-file|excel|shift-jis)",
  "web/features/shell/list-page",
  "node_modules/@tanstack/(react-table|table-core|react-virtual|virtual-core)/",
]
/** What 手配 means on more than one screen. */
const scheduling = [
  "web/features/scheduling/[a-z-]+\\.ts$",
  // Each less than the headers of a file of its own.
  "web/features/scheduling/(calendar-states|unknown-month)\\.tsx",
  "modules/scheduling/calls\\.ts",
]
/**
 * What 給与 and people mean on more than one screen, and how what is typed is tidied. A slip wants nothing of the list of
 * them, and the list nothing of the forms that a reason is asked by.
 */
const payroll = [
  "web/features/payroll/(?!list/(use-pay|phone-pay|pay-|row-state)|close/reason-dialog)",
  "modules/payroll/calls\\.ts",
]
/** The person's own form stays beside its windows: it would bring every form to whoever reads a name. */
const people = ["web/features/people/(?!use-stored-staff)[a-z-]+\\.ts$", "modules/people/calls\\.ts"]
/** What every form but the sign-in has. */
const forms = ["web/lib/form/(?!check-schema)", "web/components/form/", "modules/kernel/fields/messages"]
const typing = ["modules/kernel/fields/normalise/"]

const anyOf = (patterns: ReadonlyArray<string>) => new RegExp(patterns.join("|"))

export const chunks: ReadonlyArray<Rolldown.CodeSplittingGroup> = [
  { name: "every-page", test: anyOf(everyPage) },
  { name: "login", test: anyOf(login) },
  // A picture of 150 bytes is not worth a request; one that a single page has comes with that page.
  { name: "icons", test: /node_modules\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  { name: "frame", test: anyOf(frame) },
  // Above the people, who bring a form with its schemas: 今日 looks for a site by kana and needs none of those.
  { name: "typing", test: anyOf(typing), minShareCount: 2 },
  // Without what it stands on: all of Base UI would come with it, to every page that has a window.
  { name: "forms", test: anyOf(forms), minShareCount: 2, includeDependenciesRecursively: false },
  { name: "scheduling", test: anyOf(scheduling), minShareCount: 2 },
  { name: "payroll", test: anyOf(payroll), minShareCount: 2 },
  { name: "people", test: anyOf(people), minShareCount: 2 },
  { name: "lists", test: anyOf(lists), minShareCount: 2 },
  // Texts that are asked for one after the other come with the first.
  {
    debugName: "texts of the frame",
    name: (id) => /web\/i18n\/(ja|vi|en)\/(shell|labels|picker)\.ts$/.exec(id)?.[1] ?? null,
  },
  {
    debugName: "texts of one's own account",
    name: (id) => {
      const [, language] = /web\/i18n\/(ja|vi|en)\/(account|invited|landing|legal|profile)\.ts$/.exec(id) ?? []
      return language === undefined ? null : `account-${language}`
    },
  },
]
