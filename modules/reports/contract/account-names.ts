/** 勘定科目 on the wire. */
import { Schema } from "effect"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { lineOrNothing } from "#modules/kernel/fields/text.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { journalProducts, ofEachAccount } from "../codes.ts"
import type { journalPolicy } from "../policy.ts"

/** No product takes a longer one whole. */
const longestName = 30

export const AskAccountNames = Schema.Struct({ product: oneOf(journalProducts) })

export const NameAccounts = Schema.Struct({
  product: oneOf(journalProducts),
  /** Of what was read; 0 where nothing was named yet. */
  version: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2_147_483_646 })),
  /** Empty: what the product calls it. */
  names: Schema.Struct(ofEachAccount(() => lineOrNothing(longestName))),
})
export type NameAccounts = typeof NameAccounts.Type

export const AccountNamesView = Schema.Struct({
  product: Schema.Literals(journalProducts),
  version: Schema.Int,
  names: Schema.Struct(ofEachAccount(() => Schema.String)),
  usual: Schema.Struct(ofEachAccount(() => Schema.String)),
  permissions: permissionsBy<typeof journalPolicy>(),
})
