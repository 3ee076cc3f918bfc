import { Schema } from "effect"
import { answer, c, callOf, eventStream, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { demoCalls, workspaceCalls } from "./calls.ts"
import { DemoKey, DemoPerson, DemoSignIn } from "./contract/demo.ts"
import { FirstSteps } from "./contract/first-steps.ts"
import { History, HistoryOf, HistoryPart } from "./contract/history.ts"
import { Permission } from "./contract/permission.ts"
import { Found, Search } from "./contract/search.ts"
import { SideBar } from "./contract/side-bar.ts"
import { PlatformWorkspace, Workspace } from "./contract/workspace.ts"
import type { firstStepsPolicy, historyPolicy, searchPolicy } from "./policy/entrance-policy.ts"
import type { permissionPolicy } from "./policy/permission-policy.ts"

/** What the caller himself sees; a demo is entered by everybody. */
type Own =
  | "workspace.read"
  | "workspace.readPlatform"
  | "workspace.listen"
  | "workspace.arrange"
  | "demo.read"
  | "demo.enter"
const call = callOf<
  | Own
  | ActionOf<typeof searchPolicy>
  | ActionOf<typeof firstStepsPolicy>
  | ActionOf<typeof historyPolicy>
  | ActionOf<typeof permissionPolicy>
>()

export const workspaceContract = c.router({
  workspace: {
    ...workspaceCalls.workspace,
    responses: { 200: answer(Workspace), ...refusals },
    metadata: call({ action: "workspace.read", kind: "read", access: "company", reach: "toPay" }),
  },
  /** What the platform's own people may open, before and above every company; nothing for everybody else. */
  platform: {
    ...workspaceCalls.platform,
    responses: { 200: answer(PlatformWorkspace), ...refusals },
    metadata: call({ action: "workspace.readPlatform", kind: "read", access: "user" }),
  },
  permission: {
    ...workspaceCalls.permission,
    responses: { 200: answer(Permission), ...refusals },
    metadata: call({ action: "permission.read", kind: "read", access: "company" }),
  },
  /** Server-sent events: `changed` with `{ about: [...] }`, the kinds of things to read again; never what they are now. */
  events: {
    ...workspaceCalls.events,
    responses: { 200: eventStream, ...refusals },
    metadata: call({ action: "workspace.listen", kind: "read", access: "company", reach: "toPay" }),
  },
  sideBar: {
    ...workspaceCalls.sideBar,
    responses: { 200: answer(SideBar), ...refusals },
    metadata: call({ action: "workspace.read", kind: "read", access: "company" }),
  },
  setSideBar: {
    ...workspaceCalls.setSideBar,
    body: std(SideBar),
    responses: { 200: answer(SideBar), ...refusals },
    metadata: call({ action: "workspace.arrange", kind: "write", access: "company" }),
  },
  search: {
    ...workspaceCalls.search,
    body: std(Search),
    responses: { 200: answer(Schema.Array(Found)), ...refusals },
    metadata: call({ action: "search.find", kind: "read", access: "company" }),
  },
  history: {
    ...workspaceCalls.history,
    pathParams: std(HistoryOf),
    query: std(HistoryPart),
    responses: { 200: answer(History), ...refusals },
    metadata: call({ action: "history.read", kind: "read", access: "company" }),
  },
  firstSteps: {
    ...workspaceCalls.firstSteps,
    responses: { 200: answer(FirstSteps), ...refusals },
    metadata: call({ action: "firstSteps.read", kind: "read", access: "company" }),
  },
})

export const demoContract = c.router({
  people: {
    ...demoCalls.people,
    responses: { 200: answer(Schema.Array(DemoPerson)), ...refusals },
    metadata: call({ action: "demo.read", kind: "read", access: "public" }),
  },
  enter: {
    ...demoCalls.enter,
    body: std(DemoKey),
    responses: {
      200: answer(DemoSignIn),
      ...refusals,
    },
    metadata: call({ action: "demo.enter", kind: "write", access: "public" }),
  },
})
