/** The picker and a company's words on the wire. */
import { Schema } from "effect"
import { pageFields, Version } from "#modules/kernel/fields/row.ts"
import { CommonText, Keyword } from "#modules/kernel/fields/text.ts"

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

/** 0 while the word is still the default. */
const LabelVersion = Schema.Union([Schema.Literal(0), Version])
export const LabelBody = Schema.Struct({ key: CommonText, value: CommonText, version: LabelVersion })
export const LabelsAsked = Schema.Struct({ keyword: Schema.optionalKey(Keyword), ...pageFields })
export const Label = Schema.Struct({ key: Schema.String, value: Schema.String, version: Schema.Int })

export const CompanySearch = Schema.Struct({ keyword: Schema.optionalKey(Keyword) })
