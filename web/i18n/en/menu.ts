import type { Same } from "../areas.ts"
import type ja from "../ja/menu.ts"

export default {
  title: "Order of the menu",
  hint: "Entries stand in the menu in this order. Only your own screen changes.",
  up: "Move {{name}} up",
  down: "Move {{name}} down",
  moved: "{{name}} is now number {{place}}",
  reset: "Back to the first order",
  keys: "In the menu itself, drag an entry or press Alt+↑↓ on it.",
} satisfies Same<typeof ja>
