/** Where people open the product: every link in a mail or paper begins with it, and with nothing that a request says. */
import { Context, Effect } from "effect"

export const PublicUrl = Context.Reference<string>("kernel/PublicUrl", {
  defaultValue: () => "http://127.0.0.1:3000",
})

/** The address of a page; a secret goes behind #, which a browser sends to nobody. */
export const linkTo = (path: `/${string}`) => Effect.map(PublicUrl, (origin) => `${origin}${path}`)
