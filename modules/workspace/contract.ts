import { Schema } from "effect"
import { gates } from "#modules/companies/codes.ts"
import { answer, c, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import { demoCalls, workspaceCalls } from "./calls.ts"

/** What the caller himself sees; a demo is entered by everybody. */
type Own = "workspace.read" | "demo.read" | "demo.enter"
const call = callOf<Own>()

const Entry = Schema.Struct({
  key: Schema.String,
  path: Schema.String,
  /** Patterns of the screens that stand under this entry. */
  covers: Schema.Array(Schema.String),
  title: Schema.String,
  badge: Schema.NullOr(Schema.Int),
})
/** What one signed-in person sees of one company: the only place that says so. */
const Workspace = Schema.Struct({
  person: Schema.Struct({
    id: Schema.Int,
    /** The company's record of this person, by which lists name people; null for whoever has none. */
    userId: Schema.NullOr(Schema.Int),
    name: Schema.String,
    language: Schema.Literals(["ja", "vi", "en"]),
    textPercent: Schema.Int,
    theme: Schema.Literals(["system", "light", "dark", "outdoor"]),
  }),
  company: Schema.Struct({ id: Schema.Int, name: Schema.String, isDemo: Schema.Boolean }),
  labels: Schema.Record(Schema.String, Schema.String),
  menu: Schema.Array(Entry),
  tabs: Schema.Array(Entry),
  routes: Schema.Array(Schema.String),
  buttons: Schema.Array(Schema.String),
  gates: Schema.Array(
    Schema.Struct({ kind: Schema.Literals(gates), closable: Schema.Boolean, actions: Schema.Array(Schema.String) }),
  ),
  profileMenu: Schema.Array(Schema.Struct({ key: Schema.String, path: Schema.String, title: Schema.String })),
  counts: Schema.Record(Schema.String, Schema.Int),
})
export type Workspace = typeof Workspace.Type

export const workspaceContract = c.router({
  workspace: {
    ...workspaceCalls.workspace,
    responses: { 200: answer(Workspace), ...refusals },
    metadata: call({ action: "workspace.read", kind: "read", access: "company", reach: "toPay" }),
  },
})

const DemoPerson = Schema.Struct({
  key: Schema.String,
  roleTitle: Schema.String,
  name: Schema.String,
  note: Schema.String,
})
export const demoContract = c.router({
  people: {
    ...demoCalls.people,
    responses: { 200: answer(Schema.Array(DemoPerson)), ...refusals },
    metadata: call({ action: "demo.read", kind: "read", access: "public" }),
  },
  enter: {
    ...demoCalls.enter,
    body: std(Schema.Struct({ key: Schema.String })),
    responses: {
      200: answer(
        Schema.Struct({
          token: Schema.String,
          refreshToken: Schema.String,
          personId: Schema.Int,
          companyId: Schema.Int,
          roleId: Schema.Int,
        }),
      ),
      ...refusals,
    },
    metadata: call({ action: "demo.enter", kind: "write", access: "public" }),
  },
})
