/**
 * Somebody writes to the platform (AUTH-20): it is kept, and each of the platform's people is told by mail, who answers by
 * his own. One effect a key, as everywhere; as nobody has signed in, what one caller may write is counted by his address.
 */
import { hash } from "node:crypto"
import { Clock, Effect } from "effect"
import {
  countTry,
  giveTryBack,
  isBeyond,
  namesOfContact,
  namesOfContactMails,
  platformPeople,
  reserveTry,
} from "#modules/identity/index.ts"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { clientAddress } from "#modules/kernel/http/client-address.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { spokenLanguage } from "#modules/kernel/http/spoken-language.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { queueMail } from "#modules/notifications/index.ts"
import type { Contact } from "../contract/contact.ts"
import { contactMail } from "../mail/contact.ts"
import { entryByKey, insertEntry } from "../repository.ts"

const digest = (body: Contact) => hash("sha256", JSON.stringify(body), "buffer")

const tellPlatform = Effect.fn("Contact.tellPlatform")(function* (body: Contact) {
  const url = yield* linkTo("/contacts?view=letters")
  for (const { email, id, language, name } of yield* platformPeople())
    yield* queueMail({
      kind: "contact",
      companyId: null,
      to: { email, name, personId: id },
      from: { personId: null, name: body.name, replyTo: body.email },
      language,
      content: contactMail(language, { ...body, url }),
      secret: null,
      uselessAt: null,
    })
})

/** Fails with Maximum_Request, and with Idempotency_Key_Reused for other words under a key that has come before. */
export const writeToPlatform = Effect.fn("Contact.writeToPlatform")(function* (body: Contact, key: string) {
  const names = namesOfContact(yield* clientAddress)
  const by = { reason: "contact", personId: null, requestId: yield* RequestId }
  const bodyHash = digest(body)
  // Whoever heard no answer sends it again; what is kept already is no new try.
  const before = yield* acrossCompanies("contact")(entryByKey(key))
  if (before !== undefined) return before.bodyHash.equals(bodyHash) ? {} : yield* refuse("Idempotency_Key_Reused")
  yield* reserveTry(names)
  const language = yield* spokenLanguage
  const areMany = (yield* countTry(namesOfContactMails())).some(isBeyond)
  const keeping = Effect.gen(function* () {
    const sentAt = instantOfMillis(yield* Clock.currentTimeMillis)
    const kept = yield* insertEntry({ ...body, note: body.note ?? "", key, bodyHash, language, sentAt })
    if (kept === undefined) {
      const same = yield* entryByKey(key)
      return same?.bodyHash.equals(bodyHash) === true ? {} : yield* refuse("Idempotency_Key_Reused")
    }
    if (!areMany) yield* tellPlatform(body)
    // What he wrote of himself stands in the entry alone: the audit is kept longer.
    yield* tell({ action: "contact.write", subject: `contact:${kept.id}`, after: { language } })
    return {}
  })
  return yield* writeAcross(by, keeping).pipe(Effect.tapError(() => giveTryBack(names)))
})
