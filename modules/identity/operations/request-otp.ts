/** Sends a code to an address, or the news that there is no account: the answer tells neither (D68). */
import { Effect } from "effect"
import { type Instant, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { userStatuses } from "#modules/kernel/codes.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { clientAddress } from "#modules/kernel/http/client-address.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { spokenLanguage } from "#modules/kernel/http/spoken-language.ts"
import { Keys } from "#modules/kernel/keys.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { noAccountMail } from "../mail/no-account.ts"
import { oneTimeCodeMail } from "../mail/one-time-code.ts"
import type { PersonRow } from "../repository/accounts.ts"
import { codeOf, dropOldCodes, keepCode } from "../repository/one-time-codes.ts"
import { personByEmail } from "../repository.ts"
import { codeRule, codeText } from "../rules/one-time-codes.ts"
import { namesOfMail } from "../rules/tries.ts"
import { moments } from "./moments.ts"
import { mailAboutAccount } from "./own-mail.ts"
import { reserveTry } from "./reserve-try.ts"
import { addressHash, newCode } from "./secrets.ts"

/** Too many wrong codes: none is sent or taken until then. */
export const pausedUntil = (until: Instant, now: Instant) =>
  new Refused({
    code: "Maximum_Retry_Verification_Code",
    retryAfterSeconds: Math.max(1, Math.ceil((millisOfInstant(until) - millisOfInstant(now)) / 1000)),
  })

/** As long as nobody has proved the address, the name beside it was typed by anybody. */
const provenName = (known: Pick<PersonRow, "name" | "status"> | undefined) =>
  known === undefined || known.status === userStatuses.notVerify ? null : known.name

/** Fails with Maximum_Request, and with Maximum_Retry_Verification_Code in the half hour after too many wrong codes. */
export const requestOtp = Effect.fn("Identity.requestOtp")(function* (email: string) {
  yield* reserveTry(namesOfMail({ email, address: yield* clientAddress }))
  const spoken = yield* spokenLanguage
  const { auditMac } = yield* Keys
  const requesting = Effect.gen(function* () {
    const { now, until } = yield* moments(codeRule.life)
    const { before } = yield* moments(codeRule.pause)
    const of = addressHash(email)
    const known = yield* personByEmail(email)
    const last = yield* codeOf(of)
    if (last?.pausedUntil != null && last.pausedUntil > now) return yield* pausedUntil(last.pausedUntil, now)
    const code = newCode()
    yield* keepCode({
      addressHash: of,
      codeMark: auditMac(codeText(email, code)),
      personId: known?.id ?? null,
      until,
      triesSince: before,
    })
    const language = known?.language ?? spoken
    const content =
      known === undefined ? noAccountMail(language, yield* linkTo("/sign-up")) : oneTimeCodeMail(language, code)
    yield* mailAboutAccount({
      kind: known === undefined ? "noAccount" : "oneTimeCode",
      to: { email: known?.email ?? email, name: provenName(known), id: known?.id ?? null },
      language,
      content,
      ...(known === undefined ? {} : { secret: { value: code, until } }),
    })
    yield* dropOldCodes(before)
    yield* tell({ action: "person.requestCode", subject: `person:${known?.id ?? 0}`, after: { until } })
  })
  yield* writeAcross({ reason: "one-time code", personId: null, requestId: yield* RequestId }, requesting)
  return {}
})
