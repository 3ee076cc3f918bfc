/** UI-10, STAFF-20: after a save that is refused, in any way, every form holds what was typed, and its window asks before Esc. */
import { enter, test } from "./fixture.ts"
import { aroundThem } from "./kept/answering-forms.ts"
import { ofArrangements } from "./kept/arranging-forms.ts"
import { beforeIt } from "./kept/before-forms.ts"
import type { KeptForm } from "./kept/kept-form.ts"
import { ofPapers } from "./kept/paper-forms.ts"
import { ofMonths } from "./kept/pay-forms.ts"
import { ofOneself, records } from "./kept/people-forms.ts"
import { ofThePlatform, operators } from "./kept/platform-forms.ts"
import { walk } from "./kept/refusals.ts"
import { ofTheCompany } from "./kept/settings-forms.ts"

test.use({ expectedStatuses: [400, 409, 500] })
// Nothing that one of them does is seen by another.
test.describe.configure({ mode: "parallel" })

const keptForms: Readonly<Record<string, ReadonlyArray<KeptForm>>> = {
  beforeIt,
  records,
  ofTheCompany,
  ofOneself,
  ofPapers,
  ofMonths,
  ofArrangements,
  aroundThem,
  ofThePlatform,
}
for (const [part, forms] of Object.entries(keptForms)) {
  for (const [who, theirs] of Map.groupBy(forms, (form) => form.who)) {
    test(`UI-10 STAFF-20 the forms of ${part} keep everything (${who ?? "nobody"})`, { tag: "@desk" }, async ({
      page,
    }) => {
      // What a form still holds is left with its page, unasked.
      page.on("dialog", (asked) => asked.accept())
      if (who === operators.email) await operators.make(test.info().retry)
      if (who !== undefined) await enter(page, who)
      for (const [at, form] of theirs.entries()) await test.step(form.name, () => walk(page, form, theirs[at - 1]))
    })
  }
}
