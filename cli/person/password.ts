/** A link by which a person sets the own password, for an operator to hand over; no password is seen or set here. */
import { Effect } from "effect"
import { makePasswordLink } from "#modules/identity/index.ts"
import { normaliseEmail, normaliseText } from "#modules/kernel/fields/normalise.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { inDatabase } from "../in-database.ts"
import { momentText } from "../moment-text.ts"
import type { Told } from "../run.ts"

/** With a name it makes the account of somebody who has none. Fails with Email_Not_exist. */
export const passwordLink = (email: string, name: string | undefined) =>
  inDatabase("person password", ({ settings }) =>
    Effect.gen(function* () {
      const made = yield* writeAcross(
        { reason: "tehai person password", personId: null },
        makePasswordLink({
          email: normaliseEmail(email),
          ...(name === undefined ? {} : { name: normaliseText(name) }),
        }),
      )
      // Behind #: a browser sends that part to nobody, so it is in no log.
      const url = `${settings.publicUrl}/forgot-password#${made.token}`
      const text = [
        url,
        `${made.email} さん本人に渡してください。1回だけ、${momentText(made.until)} まで使えます。`,
        "Hand it to that person only: it works once, and for an hour.",
      ].join("\n")
      return { text, json: { url, email: made.email, until: made.until } } satisfies Told
    }),
  )
