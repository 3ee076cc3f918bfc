/**
 * Somebody registers. What he is told is the same whether the address has an account or not (D68); what it really came to
 * stands in the mail, which only the owner of the address reads.
 */
import { Effect } from "effect"
import { type Language, userStatuses } from "#modules/kernel/codes.ts"
import { clientAddress } from "#modules/kernel/http/client-address.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { spokenLanguage } from "#modules/kernel/http/spoken-language.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { activationMail } from "../mail/activation.ts"
import { alreadyRegisteredMail } from "../mail/already-registered.ts"
import { nothingWaitsMail } from "../mail/nothing-waits.ts"
import { insertActivation, personForUpdate, savePerson, useUpActivations } from "../repository/accounts.ts"
import { insertPerson, personByEmail } from "../repository.ts"
import { namesOfMail } from "../rules/tries.ts"
import { keepAgreement } from "./agree-to-terms.ts"
import { refuseGuessable } from "./guessable.ts"
import { moments } from "./moments.ts"
import { mailAboutAccount } from "./own-mail.ts"
import { reserveTry } from "./reserve-try.ts"
import { hashPassword, newToken, tokenHash } from "./secrets.ts"

export interface Registration {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly language: Language
  /** The 利用規約 that he agreed to. */
  readonly agreedTerms: string
}

/** D96. */
const activationLife = "24 hours"

/** Sends the link that makes an account usable, to an address without a name, and takes every older one back. */
const sendActivation = Effect.fn("Identity.sendActivation")(function* (
  personId: number,
  of: Pick<Registration, "email" | "language">,
) {
  const { now, until } = yield* moments(activationLife)
  const token = newToken()
  yield* useUpActivations(personId, now)
  yield* insertActivation({ tokenHash: tokenHash(token), personId, madeAt: now, until })
  yield* mailAboutAccount({
    kind: "activation",
    to: { email: of.email, name: null, id: personId },
    language: of.language,
    content: activationMail(of.language, yield* linkTo(`/active-email#${token}`)),
    secret: { value: token, until },
  })
})

/** An account nobody has proved yet is whoever registered last: the links of those before are void. */
const registerAgain = Effect.fn("Identity.registerAgain")(function* (of: Registration, passwordHash: string) {
  const known = yield* personByEmail(of.email)
  const held = known === undefined ? undefined : yield* personForUpdate(known.id)
  if (held?.status === userStatuses.notVerify) {
    yield* savePerson(held.id, { name: of.name, language: of.language, passwordHash })
    yield* keepAgreement(held.id, of.agreedTerms)
    yield* sendActivation(held.id, of)
    return yield* tell({
      action: "person.registerAgain",
      subject: `person:${held.id}`,
      before: { name: held.name },
      after: { name: of.name },
    })
  }
  if (held === undefined) return
  yield* mailAboutAccount({
    kind: "alreadyRegistered",
    to: { email: held.email, name: held.name, id: held.id },
    language: held.language,
    content: alreadyRegisteredMail(held.language, yield* linkTo("/login")),
  })
})

/** Opens an account that waits for its address to be proved. Fails with Maximum_Request, Invalid_Input (guessable). */
export const openAccount = Effect.fn("Identity.openAccount")(function* (of: Registration) {
  yield* refuseGuessable(of.password, of.email)
  yield* reserveTry(namesOfMail({ email: of.email, address: yield* clientAddress }))
  const passwordHash = yield* hashPassword(of.password)
  const { email, language, name } = of
  const opening = Effect.gen(function* () {
    const id = yield* insertPerson({ email, language, name, passwordHash, status: userStatuses.notVerify })
    if (id === undefined) return yield* registerAgain(of, passwordHash)
    yield* keepAgreement(id, of.agreedTerms)
    yield* sendActivation(id, of)
    yield* tell({ action: "person.register", subject: `person:${id}` })
  })
  yield* writeAcross({ reason: "register", personId: null, requestId: yield* RequestId }, opening)
  return {}
})

const nobody = 0
type KnownPerson = NonNullable<Effect.Success<ReturnType<typeof personByEmail>>>
/**
 * No registration waits for this address: its owner hears so by mail, whether he has an account or not. It asks the
 * database as often as the mail with a link does, so that no clock tells which addresses wait.
 */
const sendNothingWaits = Effect.fn("Identity.sendNothingWaits")(function* (
  email: string,
  known: KnownPerson | undefined,
  spoken: Language,
) {
  const { now } = yield* moments(activationLife)
  tokenHash(newToken())
  // In the place of the older links, and of the new one.
  yield* useUpActivations(nobody, now)
  yield* useUpActivations(nobody, now)
  const language = known?.language ?? spoken
  yield* mailAboutAccount({
    kind: "nothingWaits",
    to: { email: known?.email ?? email, name: known?.name ?? null, id: known?.id ?? null },
    language,
    content: nothingWaitsMail(language, yield* linkTo("/login")),
  })
})

/** The link once more, for who lost the mail; told the same whoever asks (D68). Fails with Maximum_Request. */
export const sendActivationAgain = Effect.fn("Identity.sendActivationAgain")(function* (email: string) {
  yield* reserveTry(namesOfMail({ email, address: yield* clientAddress }))
  const spoken = yield* spokenLanguage
  const sending = Effect.gen(function* () {
    const known = yield* personByEmail(email)
    if (known?.status === userStatuses.notVerify) yield* sendActivation(known.id, known)
    else yield* sendNothingWaits(email, known, spoken)
    yield* tell({ action: "person.requestActivation", subject: `person:${known?.id ?? 0}`, after: {} })
  })
  yield* writeAcross({ reason: "activation", personId: null, requestId: yield* RequestId }, sending)
  return {}
})
