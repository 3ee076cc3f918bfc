/** Sends a code to an address, or the news that there is no account: the answer tells neither (D68). */
import { Effect } from "effect"
import { userStatuses } from "#modules/kernel/codes.ts"
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
import { isBeyond, namesOfCodeAsked, namesOfCodesTo } from "../rules/tries.ts"
import { pausedUntil, refuseOfManyTries } from "./code-tries.ts"
import { moments } from "./moments.ts"
import { mailAboutAccount } from "./own-mail.ts"
import { countTry, giveTryBack, reserveTry } from "./reserve-try.ts"
import { addressHash, newCode } from "./secrets.ts"

/** As long as nobody has proved the address, the name beside it was typed by anybody. */
const provenName = (known: Pick<PersonRow, "name" | "status"> | undefined) =>
  known === undefined || known.status === userStatuses.notVerify ? null : known.name

/** Fails with Maximum_Request, and with Maximum_Retry_Verification_Code while too many wrong codes keep him waiting. */
export const requestOtp = Effect.fn("Identity.requestOtp")(function* (email: string) {
  yield* refuseOfManyTries(email)
  const names = namesOfCodeAsked({ email, address: yield* clientAddress })
  yield* reserveTry(names)
  const areMany = (yield* countTry(namesOfCodesTo(email))).some(isBeyond)
  const spoken = yield* spokenLanguage
  const { auditMac } = yield* Keys
  const requesting = Effect.gen(function* () {
    const { now, until } = yield* moments(codeRule.life)
    const { before } = yield* moments(`${codeRule.triesMinutes} minutes`)
    const of = addressHash(email)
    const known = yield* personByEmail(email)
    const last = yield* codeOf(of)
    if (last?.pausedUntil != null && last.pausedUntil > now) return yield* pausedUntil(last.pausedUntil, now)
    // Strangers who ask and ask neither fill his letter box nor make the code in it void.
    if (areMany && last !== undefined && last.usedAt === null && last.until > now) return
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
  const context = { reason: "one-time code", personId: null, requestId: yield* RequestId }
  yield* writeAcross(context, requesting).pipe(Effect.tapError(() => giveTryBack(names)))
  return {}
})
