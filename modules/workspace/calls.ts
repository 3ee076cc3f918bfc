/** Calls of the workspace; the demo's stand only in a demo. */
export const workspaceCalls = {
  workspace: { method: "GET", path: "/workspace" },
  platform: { method: "GET", path: "/workspace/platform" },
  permission: { method: "GET", path: "/nest/permission" },
  events: { method: "GET", path: "/events" },
  sideBar: { method: "GET", path: "/v5/side-bar/get" },
  setSideBar: { method: "PUT", path: "/v5/side-bar/set" },
  search: { method: "POST", path: "/nest/search" },
  history: { method: "GET", path: "/nest/history/:kind/:id" },
  firstSteps: { method: "GET", path: "/nest/first-steps" },
} as const

export const demoCalls = {
  people: { method: "GET", path: "/demo/people" },
  enter: { method: "POST", path: "/demo/enter" },
} as const
