import { createFileRoute, notFound } from "@tanstack/react-router"
import { isImportKind } from "#modules/imports/codes.ts"
import { ImportPage } from "@/features/imports/import-page.tsx"

export const Route = createFileRoute("/_shell/import/$kind")({
  loader: async ({ params }) => {
    if (!isImportKind(params.kind)) throw notFound()
    const { loadImports } = await import("@/features/imports/import-queries.ts")
    await loadImports(params.kind)
  },
  component: ImportPage,
})
