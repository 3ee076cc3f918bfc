import type { Same } from "../areas.ts"
import type ja from "../ja/steps.ts"

export default {
  title: "First steps",
  later: "Later",
  welcome: "Welcome, {{name}}. Steps until you can arrange and clock in: {{count}}.",
  allDone: "All done. You can arrange people and clock in every day.",
  done: "Done",
  first: "First: {{steps}}",
  site: {
    title: "First site",
    time: "2 min",
    hint: "Name, address, customer and prices are enough",
    done: "Registered",
    way: "New site",
  },
  people: {
    title: "Add your workers",
    time: "3 min",
    hint: "Name, role and pay; the rest can follow",
    done: "Registered",
    sheet: "Import from Excel",
    way: "Add a person",
  },
  task: {
    title: "First arrangement",
    time: "1 min",
    hint: "Choose site and workers; they are told",
    done: "Arranged",
    way: "New arrangement",
  },
  punch: {
    title: "First clock-in",
    time: "1 min",
    hint: "A worker presses Clock in on his phone, and it shows in the work table",
    done: "Clocked in",
    way: "See clock-ins",
  },
} satisfies Same<typeof ja>
