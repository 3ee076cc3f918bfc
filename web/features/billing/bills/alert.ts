import type { Workspace } from "@/features/session/workspace.ts"

/** What the server has to say of plan and bills. */
export type Alert = Workspace["gates"][number]
