/** JSX of a mail → the HTML that mail programs read. */
import { Effect } from "effect"
import type { MailContent } from "../model/mail-content.ts"

// Read when the first mail is written: a start and most commands write none.
const library = Effect.cached(Effect.promise(() => import("@react-email/render"))).pipe(Effect.runSync)

export const renderMail = Effect.fn("Notifications.renderMail")(function* ({ body }: Pick<MailContent, "body">) {
  const { render } = yield* library
  return yield* Effect.promise(() => render(body))
})
