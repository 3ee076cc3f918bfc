/** The door of workspace: the composition root enters, and the loader of the demo asks who its people are. */

export { screenPaths } from "./codes.ts"
export { type DemoKey, demoDomain, demoPeople } from "./model/demo-people.ts"
