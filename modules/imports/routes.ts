import { implement } from "#modules/kernel/http/serve.ts"
import { importsContract } from "./contract.ts"
import { makeImport } from "./operations/make-import.ts"
import { listImports, undoImport } from "./operations/undo-import.ts"

export const importsRoutes = implement(importsContract, {
  makeImport: { prepared: ({ params, body }) => makeImport(params.kind, body) },
  listImports: ({ params }) => listImports(params.kind),
  undoImport: ({ params, body }) => undoImport(params.id, body),
})
