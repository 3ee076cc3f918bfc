/** The demo's people, whom whoever tries it signs in as with one press. */
import { Schema } from "effect"

export const DemoPerson = Schema.Struct({
  key: Schema.String,
  roleTitle: Schema.String,
  name: Schema.String,
  note: Schema.String,
})
export const DemoKey = Schema.Struct({ key: Schema.String })
export const DemoSignIn = Schema.Struct({
  token: Schema.String,
  refreshToken: Schema.String,
  personId: Schema.Int,
  companyId: Schema.Int,
  roleId: Schema.Int,
})
