import { Schema } from "effect"
import { answer, c, callOf, eventStream, refusals, std } from "#modules/kernel/http/contract.ts"
import { demoCalls, workspaceCalls } from "./calls.ts"
import { Workspace } from "./contract/workspace.ts"

/** What the caller himself sees; a demo is entered by everybody. */
type Own = "workspace.read" | "workspace.listen" | "demo.read" | "demo.enter"
const call = callOf<Own>()

export const workspaceContract = c.router({
  workspace: {
    ...workspaceCalls.workspace,
    responses: { 200: answer(Workspace), ...refusals },
    metadata: call({ action: "workspace.read", kind: "read", access: "company", reach: "toPay" }),
  },
  /** Server-sent events: `changed` with `{ about: [...] }`, the kinds of things to read again; never what they are now. */
  events: {
    ...workspaceCalls.events,
    responses: { 200: eventStream, ...refusals },
    metadata: call({ action: "workspace.listen", kind: "read", access: "company", reach: "toPay" }),
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
