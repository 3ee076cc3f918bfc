import type { Same } from "../areas.ts"
import type ja from "../ja/form.ts"

export default {
  toFix: "Correct {{count}} field(s) to save",
  andMore: "and {{count}} more",
  notSaved: "Not saved",
  unchanged: "Nothing was changed",
  changed: "{{count}} change(s)",
  restored: "What you typed before the page was reloaded is back",
  startAnew: "Start over",
  empty: "(none)",
  yen: "yen",
  conflict: {
    title: "Somebody else saved first",
    both: "What you typed is still here. Check the differences, then save.",
    merged: "The other person's changes were taken over. What you typed is still here. Please save again.",
    now: "Stored now",
    mine: "Yours",
    take: "Take theirs",
    takeAll: "Take all of theirs",
    taken: "Taken over",
    keep: "Save what I typed",
  },
} satisfies Same<typeof ja>
