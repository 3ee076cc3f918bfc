/** Registering, with an invitation or without one. */
import { Schema } from "effect"
import { PresentTerms } from "#modules/identity/contract.ts"
import { roleIds, salaryTypes, wireValues } from "#modules/kernel/codes.ts"
import { Email } from "#modules/kernel/fields/contact.ts"
import { LinkToken } from "#modules/kernel/fields/link-token.ts"
import { Password } from "#modules/kernel/fields/password.ts"
import { LanguageChoice, oneOf } from "#modules/kernel/fields/row.ts"
import { PersonName } from "#modules/kernel/fields/text.ts"
import { passwordsMatch } from "#modules/kernel/fields/together.ts"
import { Flag } from "./terms.ts"

export const Register = Schema.Struct({
  email: Email,
  password: Password,
  confirm: Schema.String,
  name: PersonName,
  language: Schema.optionalKey(LanguageChoice),
  /** Ours: which 利用規約 he agreed to, kept with his account (AUTH-19, INV-11). */
  agreedTerms: PresentTerms,
  /** Of an invitation's mail: it proves the address, so that the account is usable and signed in at once. */
  inviteToken: Schema.optionalKey(LinkToken),
}).check(passwordsMatch("password", "confirm"))
export type Register = typeof Register.Type

/** Empty where a mail has to be answered first. */
export const Registered = Schema.Struct({
  token: Schema.optionalKey(Schema.String),
  refreshToken: Schema.optionalKey(Schema.String),
  personId: Schema.optionalKey(Schema.Int),
})

export const CheckEmail = Schema.Struct({ email: Email, inviteToken: LinkToken })
export type CheckEmail = typeof CheckEmail.Type
export const EmailChecked = Schema.Struct({ isExist: Schema.Boolean })

export const RegisterToken = Schema.Struct({ token: LinkToken })
/** Who was told that a link is over, and when: by this press, or by one in the hour before. */
export const InviteAskedFor = Schema.Struct({
  companyName: Schema.String,
  /** Who sent it, where he himself is told. */
  inviter: Schema.NullOr(Schema.String),
  askedAt: Schema.String,
})
export const InviteDeclined = Schema.Struct({ companyName: Schema.String })

const Words = Schema.NullOr(Schema.String)
const DayOfMonth = Schema.NullOr(Schema.Int)
const NotedDown = Schema.Struct({
  as: Schema.Literals(["staff", "vendor", "customer", "admin"]),
  inviter: Schema.String,
  invitedAt: Schema.String,
  /** For what is not right. */
  companyPhone: Words,
  phone: Words,
  address: Words,
  /** Of one of the company's people, or of a vendor's. */
  ...{ furiganaName: Words, birthday: Words, job: Words, joinDate: Words },
  /** A partner's own company, or the vendor whose worker he is. */
  ownCompany: Words,
  ...{ fax: Words, postalCode: Words, registrationNumber: Words },
  /** How he is paid, on which weekdays he works (0 is Sunday) and how he is insured; of staff with terms, and never a sum. */
  work: Schema.NullOr(
    Schema.Struct({
      salaryType: oneOf(wireValues(salaryTypes)),
      weekdays: Schema.Array(Schema.Int),
      isInsurrance: Flag,
      isDisableUnemploymentInsurance: Flag,
    }),
  ),
  terms: Schema.NullOr(Schema.Struct({ closingDate: DayOfMonth, monthOffset: DayOfMonth, payDate: DayOfMonth })),
})

/** What the link in a mail is for. */
export const RegisterTokenDetail = Schema.Struct({
  kind: Schema.Literals(["registration", "invitation"]),
  email: Schema.String,
  name: Schema.NullOr(Schema.String),
  inviteId: Schema.NullOr(Schema.Int),
  companyName: Schema.NullOr(Schema.String),
  /** What the company wrote down of him or of his own company; null for a registration. */
  noted: Schema.NullOr(NotedDown),
  roleId: Schema.NullOr(oneOf(Object.values(roleIds))),
  /** Where whoever has no account makes one: staff and everybody else have forms of their own (INV-06). */
  signUpPath: Schema.Literals(["/sign-up", "/sign-up-staff"]),
  until: Schema.String,
})
