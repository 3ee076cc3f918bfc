/** The door of workspace: the composition root enters, and the loader of the demo asks who its people are. */
export { type DemoKey, demoDomain, demoPeople } from "./demo/people.ts"
export { screenPaths } from "./screens.ts"
