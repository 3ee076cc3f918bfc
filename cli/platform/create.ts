/**
 * The first of the platform's own people. No call of the product makes one: who is one is written by whoever owns the
 * database, and the application may only read it.
 */
import { Effect, Schema } from "effect"
import { personByEmail, registerPerson } from "#modules/identity/index.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { inWords } from "#modules/kernel/errors/words.ts"
import { Email } from "#modules/kernel/fields/contact.ts"
import { fieldErrors, parseOptions } from "#modules/kernel/fields/field-errors.ts"
import { normaliseEmail, normaliseText } from "#modules/kernel/fields/normalise.ts"
import { PersonName } from "#modules/kernel/fields/text.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { ChosenPassword, givenPassword } from "../company/password.ts"
import { asOwner } from "../database.ts"
import { inFirstDatabase, type Opened } from "../in-database.ts"
import { CommandRefused } from "../refusals.ts"
import type { Told } from "../run.ts"

export interface WantedOperator {
  readonly email: string
  readonly name?: string
  readonly passwordStdin?: boolean
}

const NewAccount = Schema.Struct({ email: Email, name: PersonName, password: ChosenPassword })
const decode = Schema.decodeUnknownEffect(NewAccount, parseOptions)

const wrongOptions = (error: Schema.SchemaError) => {
  const said = (language: "ja" | "en") =>
    fieldErrors(error)
      .map(({ field, message }) => `${field === "password" ? field : `--${field}`}: ${inWords(message, language)}`)
      .join(" ")
  return new CommandRefused({ ja: said("ja"), en: said("en"), exit: "usage" })
}

/** An account that is there keeps its password. Gives the person's id. */
const accountOf = Effect.fn("Cli.operatorAccount")(function* ({ email, name = "", passwordStdin }: WantedOperator) {
  const address = normaliseEmail(email)
  const known = yield* acrossCompanies("platform create")(personByEmail(address))
  if (known !== undefined) return known.id
  const given = { email: address, name: normaliseText(name), password: yield* givenPassword(passwordStdin === true) }
  const account = yield* Effect.catchTag(decode(given), "SchemaError", (error) => Effect.fail(wrongOptions(error)))
  return yield* writeAcross({ reason: "tehai platform create", personId: null }, registerPerson(account))
})

/** Of its own role: the application has no right to write here. */
const makeSuperAdmin = ({ database }: Opened, personId: number) =>
  asOwner(database, (owner) =>
    Effect.promise(
      () => owner`insert into identity.super_admin (person_id) values (${personId}) on conflict do nothing`,
    ),
  )

export const createSuperAdmin = (wanted: WantedOperator) =>
  inFirstDatabase("platform create", (opened) =>
    Effect.gen(function* () {
      const personId = yield* accountOf(wanted)
      const made = yield* makeSuperAdmin(opened, personId)
      const isNew = made.count > 0
      if (isNew)
        yield* writeAcross(
          { reason: "tehai platform create", personId: null },
          tell({ action: "platform.create", subject: `person:${personId}`, after: { isSuperAdmin: true } }),
        )
      const text = isNew
        ? `${wanted.email} さん（${personId}）を運営の担当者にしました。\nPerson ${personId} is one of the platform's own people now.`
        : `${wanted.email} さん（${personId}）はすでに運営の担当者です。\nPerson ${personId} is one of the platform's own people already.`
      return { text, json: { personId, isNew } } satisfies Told
    }),
  )
