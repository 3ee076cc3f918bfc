/** Calls of the workspace; the demo's stand only in a demo. */
export const workspaceCalls = {
  workspace: { method: "GET", path: "/workspace" },
  events: { method: "GET", path: "/events" },
} as const

export const demoCalls = {
  people: { method: "GET", path: "/demo/people" },
  enter: { method: "POST", path: "/demo/enter" },
} as const
