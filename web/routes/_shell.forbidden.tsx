import { createFileRoute } from "@tanstack/react-router"
import { ForbiddenPage } from "@/components/trouble-pages.tsx"

/** Stands in the place of a screen that is not open to this person, under that screen's own address. */
export const Route = createFileRoute("/_shell/forbidden")({ component: ForbiddenPage })
