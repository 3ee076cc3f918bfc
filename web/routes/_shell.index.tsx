import { createFileRoute } from "@tanstack/react-router"
import { NoScreen } from "@/features/shell/no-screen.tsx"

/** Reached only by someone for whom the server lists no screen; everybody else is sent to the first one. */
export const Route = createFileRoute("/_shell/")({ component: NoScreen })
