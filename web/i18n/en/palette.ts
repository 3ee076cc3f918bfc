import type { Same } from "../areas.ts"
import type ja from "../ja/palette.ts"

export default {
  title: "Find",
  label: "Find sites, people, partners, screens",
  all: "All",
  count: "{{count}} found",
  recent: "Opened last",
  group: { people: "People", sites: "Sites", partners: "Partners", screens: "Screens", actions: "Actions" },
  action: {
    createTask: "New arrangement",
    createSite: "New site",
    hire: "Add a person",
    invite: "See invitations",
    closeMonth: "Close a month",
    clockIn: "Clock in or out",
  },
  screen: { permission: "Permissions", signIns: "Sign-ins", suspend: "Pause or close" },
  timesOf: "Work table of {{name}}",
  planOf: "Plan of {{name}}",
  arrangeFor: "New arrangement for {{name}}",
  none: "Nothing found for “{{typed}}”. Readings in kana are searched too.",
  keyChoose: "choose",
  keyOpen: "open",
  keyNarrow: "narrow",
  keyActions: "actions",
  keyPeople: "people",
  keySites: "sites",
} satisfies Same<typeof ja>
