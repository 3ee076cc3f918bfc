/** Staff on the wire as they are shown: rows of lists and the whole record. */

import { Schema } from "effect"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { logins } from "../codes.ts"
import type { peoplePolicy, staffPolicy } from "../policy.ts"
import { BankInfo, Certification, EmergencyAddress } from "./profile.ts"
import { TroubleKey } from "./staff-input.ts"
import { ResidenceTaxView, TermsView } from "./terms.ts"

const PayDays = Schema.Struct({ paymentTerm: Schema.Int, paymentMonthOffset: Schema.Int, paymentDate: Schema.Int })

const known = {
  /** The person's record in this company: what arrangements, punches and slips call userId. */
  id: Schema.Int,
  userId: Schema.Int,
  name: Schema.String,
  furiganaName: Schema.NullOr(Schema.String),
  roleId: Schema.Int,
  job: Schema.NullOr(Schema.String),
  status: Schema.Int,
  /** The vendor of a vendor worker. */
  managerId: Schema.NullOr(Schema.Int),
}
export const StaffRow = Schema.Struct({
  ...known,
  /** The address of a picture of him, for a quarter of an hour at least. */
  avatar: Schema.NullOr(Schema.String),
  joinDate: Schema.NullOr(Schema.String),
  /** 招待中: asked by mail, and not answered yet. */
  isAsked: Schema.Int,
  /** Of the terms in force today; absent for who may not see pay, null where there are none. */
  salaryType: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  troubles: Schema.Array(TroubleKey),
  certification: Schema.optionalKey(Certification),
  version: Schema.Int,
  permissions: permissionsBy<typeof staffPolicy>(),
})
export const StaffPage = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(StaffRow),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  /** Of everyone whom this person may see, whatever the filters. */
  counts: Schema.Struct({
    all: Schema.Int,
    blocked: Schema.Int,
    noTerms: Schema.Int,
    noBirthday: Schema.Int,
    endingLicenses: Schema.Int,
    asked: Schema.Int,
  }),
  /** Roles that stand in this person's list: what the role filter offers. */
  roles: Schema.Array(Schema.Int),
  /** The company's own closing and pay day, as the terms of a new person begin with them; absent for who enters no pay. */
  payDays: Schema.optionalKey(PayDays),
  /** As what this person may take somebody on, each with the pay types of that role (STAFF-05); empty for who may not. */
  inviteAs: Schema.Array(
    Schema.Struct({
      roleId: Schema.Int,
      salaryTypes: Schema.Array(Schema.Int),
      /** Nobody of the company takes it back: said before he is taken on. */
      isForGood: Schema.Boolean,
      /** Belongs to a vendor that has to be named; whom a vendor takes on belongs to it. */
      needsVendor: Schema.Boolean,
      /** Whether he may enter pay of somebody whom he takes on as this. */
      mayPay: Schema.Boolean,
      needsBirthday: Schema.Boolean,
      needsBank: Schema.Boolean,
      /** What is asked of this role besides: whether it supervises (STAFF-10), sees no revenue (D15), gets its bill by mail (INV-05). */
      maySupervise: Schema.Boolean,
      mayLimitRevenue: Schema.Boolean,
      mayMailPaper: Schema.Boolean,
      /** Whether he may write down the health of somebody of this role (D54). */
      mayHeal: Schema.Boolean,
    }),
  ),
  permissions: permissionsBy<typeof peoplePolicy>(),
})

export const StaffDetail = Schema.Struct({
  ...known,
  /** The address of a picture of him, for a quarter of an hour at least. */
  avatar: Schema.NullOr(Schema.String),
  gender: Schema.Int,
  birthday: Schema.NullOr(Schema.String),
  email: Schema.NullOr(Schema.String),
  /** Whether he signs in, was asked whether he wants to, or was never asked (D55). */
  login: Schema.Literals(logins),
  phone: Schema.NullOr(Schema.String),
  address: Schema.NullOr(Schema.String),
  yearExperience: Schema.NullOr(Schema.Int),
  joinDate: Schema.NullOr(Schema.String),
  leftDate: Schema.NullOr(Schema.String),
  description: Schema.String,
  /** The address of his stamp, and his contract with its name. */
  stamp: Schema.optionalKey(Schema.NullOr(Schema.String)),
  contract: Schema.optionalKey(
    Schema.NullOr(Schema.Struct({ id: Schema.String, name: Schema.String, url: Schema.String })),
  ),
  emergencyAddress: Schema.optionalKey(EmergencyAddress),
  certification: Schema.optionalKey(Certification),
  bankInfo: Schema.optionalKey(BankInfo),
  /** Whether this person can't be without a birthday, and without the whole of an account. */
  needsBirthday: Schema.Boolean,
  needsBank: Schema.Boolean,
  isSupervisingAdmin: Schema.optionalKey(Schema.Int),
  isDisableViewRevenue: Schema.optionalKey(Schema.Int),
  /** What this role can be paid by (STAFF-05). */
  salaryTypes: Schema.Array(Schema.Int),
  /** Every terms of the person, ascending; the last correction of each first day. */
  terms: Schema.optionalKey(Schema.Array(TermsView)),
  residenceTax: Schema.optionalKey(Schema.Array(ResidenceTaxView)),
  /** The company's own closing and pay day, which every wage has; absent for who enters no pay. */
  payDays: Schema.optionalKey(PayDays),
  troubles: Schema.Array(TroubleKey),
  version: Schema.Int,
  permissions: permissionsBy<typeof staffPolicy>(),
})
export type StaffDetail = typeof StaffDetail.Type

export const WorkerChoice = Schema.Struct(known)
