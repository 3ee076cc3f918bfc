/** The company, its picker and its words on the wire. */
import { Schema } from "effect"
import { Version } from "#modules/kernel/fields/row.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { companyPolicy } from "../policy.ts"

/** One entry of the picker (PICK-12): nothing else of the company leaves it. */
export const Choice = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  avatar: Schema.NullOr(Schema.String),
  status: Schema.Int,
  paymentStatus: Schema.Int,
  adminStatus: Schema.Int,
  userCompanyStatus: Schema.Int,
  adminId: Schema.NullOr(Schema.Int),
  roleId: Schema.Int,
  roleTitle: Schema.String,
  /** The first of the seven rules that speaks (PICK-02); null when nothing stands in the way. */
  statusText: Schema.NullOr(Schema.String),
  isSelectable: Schema.Boolean,
})

const ShiftTime = Schema.Struct({
  isOn: Schema.Boolean,
  from: Schema.NullOr(Schema.String),
  to: Schema.NullOr(Schema.String),
})
export const Company = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  kenId: Schema.NullOr(Schema.Int),
  businessField: Schema.NullOr(Schema.Int),
  morning: ShiftTime,
  afternoon: ShiftTime,
  evening: ShiftTime,
  blockMinute: Schema.Int,
  salaryClosingDate: Schema.optionalKey(Schema.Int),
  salaryPaymentDelayMonth: Schema.optionalKey(Schema.Int),
  salaryPaymentDate: Schema.optionalKey(Schema.Int),
  version: Schema.Int,
  permissions: permissionsBy<typeof companyPolicy>(),
})
/** 0 while the word is still the default. */
export const LabelVersion = Schema.Union([Schema.Literal(0), Version])
export const Label = Schema.Struct({ key: Schema.String, value: Schema.String, version: Schema.Int })
