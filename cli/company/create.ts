/** A company with its first admin: the way in where there is no demo and no sign-up yet. */
import { Effect, Schema } from "effect"
import { everyCompany, foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { inWords } from "#modules/kernel/errors/words.ts"
import { Email, Phone } from "#modules/kernel/fields/contact.ts"
import { fieldErrors, parseOptions } from "#modules/kernel/fields/field-errors.ts"
import { normaliseEmail, normalisePhone, normaliseText } from "#modules/kernel/fields/normalise.ts"
import { wholeBetween } from "#modules/kernel/fields/number.ts"
import { Address, CompanyName, PersonName } from "#modules/kernel/fields/text.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { inFirstDatabase } from "../in-database.ts"
import { CommandRefused } from "../refusals.ts"
import type { Told } from "../run.ts"
import { ChosenPassword, givenPassword } from "./password.ts"

export interface WantedCompany {
  readonly name: string
  readonly adminEmail: string
  readonly adminName: string
  readonly ken: number
  readonly address?: string
  readonly phone?: string
  readonly passwordStdin?: boolean
}

const NewCompany = Schema.Struct({
  name: CompanyName,
  "admin-email": Email,
  "admin-name": PersonName,
  ken: wholeBetween(1, 47),
  address: Schema.optionalKey(Address),
  phone: Schema.optionalKey(Phone),
  password: ChosenPassword,
})
const decode = Schema.decodeUnknownEffect(NewCompany, parseOptions)

/** Every wrong option by its name, in both languages. */
const wrongOptions = (error: Schema.SchemaError) => {
  const said = (language: "ja" | "en") =>
    fieldErrors(error)
      .map(({ field, message }) => `${field === "password" ? field : `--${field}`}: ${inWords(message, language)}`)
      .join(" ")
  return new CommandRefused({ ja: said("ja"), en: said("en"), exit: "usage" })
}

const checked = Effect.fn("Cli.checkedCompany")(function* (wanted: WantedCompany) {
  const given = {
    name: normaliseText(wanted.name),
    "admin-email": normaliseEmail(wanted.adminEmail),
    "admin-name": normaliseText(wanted.adminName),
    ken: wanted.ken,
    ...(wanted.address === undefined ? {} : { address: normaliseText(wanted.address) }),
    ...(wanted.phone === undefined ? {} : { phone: normalisePhone(wanted.phone) }),
    password: yield* givenPassword(wanted.passwordStdin === true),
  }
  return yield* Effect.catchTag(decode(given), "SchemaError", (error) => Effect.fail(wrongOptions(error)))
})

const newCompanyOf = ({ name, ken, address, phone }: typeof NewCompany.Type) => ({
  name,
  kenId: ken,
  ...(address === undefined ? {} : { address }),
  ...(phone === undefined ? {} : { phone }),
})

const demoCloses = "デモの入口はこれで閉じました。 / The demo's page of people is closed from now on."

/** Gives the ids of the company and of its first admin. Fails with Email_Already_exist. */
export const createCompany = (wanted: WantedCompany) =>
  Effect.gen(function* () {
    const of = yield* checked(wanted)
    return yield* inFirstDatabase("company create", () =>
      Effect.gen(function* () {
        const [first] = yield* acrossCompanies("is there a demo")(everyCompany(1))
        const made = yield* writeAcross(
          { reason: "tehai company create", personId: null },
          Effect.gen(function* () {
            const admin = { email: of["admin-email"], name: of["admin-name"], password: of.password }
            const personId = yield* registerPerson(admin)
            return { companyId: yield* foundCompany(newCompanyOf(of), personId), personId }
          }),
        )
        const lines = [
          `会社 ${made.companyId}「${of.name}」を作りました。管理者 ${made.personId}（${of["admin-email"]}）。`,
          `Company ${made.companyId} and its first admin ${made.personId} are made.`,
          ...(first?.isDemo === true ? [demoCloses] : []),
        ]
        return { text: lines.join("\n"), json: { ...made, email: of["admin-email"] } } satisfies Told
      }),
    )
  })
