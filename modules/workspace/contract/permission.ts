/** The table of rights on the wire: what is said again and again is said once, by its key. */
import { Schema } from "effect"
import { roleIds } from "#modules/kernel/codes.ts"
import { Id, oneOf } from "#modules/kernel/fields/row.ts"
import { actionKinds, permissionAreas } from "#modules/kernel/policy-words.ts"

/** Of one person instead of the roles, of those that the reader sees. */
export const AskPermission = Schema.Struct({ userId: Schema.optionalKey(Id) })
export type AskPermission = typeof AskPermission.Type

const RoleNumber = oneOf(Object.values(roleIds))

const Line = Schema.Struct({
  /** A case of its row. */
  of: Schema.String,
  /** A standing of its role; null for everybody of it. */
  standing: Schema.NullOr(Schema.String),
  isAllowed: Schema.Boolean,
  /** A sentence. */
  why: Schema.NullOr(Schema.String),
})
const Cell = Schema.Struct({
  roleId: RoleNumber,
  answer: Schema.Literals(["yes", "no", "conditional"]),
  lines: Schema.Array(Line),
})
const Row = Schema.Struct({
  /** `<entity>.<action>`, as the contracts name it. */
  key: Schema.String,
  kind: Schema.Literals(actionKinds),
  title: Schema.String,
  /** `{{role}}` is the company's word for the role beside it. */
  cases: Schema.Array(Schema.Struct({ key: Schema.String, text: Schema.String, roleId: Schema.NullOr(RoleNumber) })),
  /** One for each role, in their order. */
  cells: Schema.Array(Cell),
})
export const Permission = Schema.Struct({
  /** Whose rights they are, where one person was asked for: his role is the only column then. */
  person: Schema.NullOr(Schema.Struct({ userId: Schema.Int, name: Schema.String })),
  roles: Schema.Array(
    Schema.Struct({
      roleId: RoleNumber,
      /** Whether it is the reader's. */
      isOwn: Schema.Boolean,
      /** How many act in the company as this; null where that is not told. */
      people: Schema.NullOr(Schema.Int),
      standings: Schema.Array(Schema.Struct({ key: Schema.String, text: Schema.String })),
    }),
  ),
  groups: Schema.Array(Schema.Struct({ key: Schema.String, title: Schema.String, roles: Schema.Array(Schema.Int) })),
  /** Partners that may be asked for beside the company's own people; none where another's rights are not told. */
  partners: Schema.Array(Schema.Struct({ userId: Schema.Int, name: Schema.String, roleId: RoleNumber })),
  entities: Schema.Array(
    Schema.Struct({
      key: Schema.String,
      area: Schema.Literals(permissionAreas),
      title: Schema.String,
      rows: Schema.Array(Row),
    }),
  ),
})
export type Permission = typeof Permission.Type
