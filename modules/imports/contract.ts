import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, multipart, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { importsCalls } from "./calls.ts"
import { ByKind, ImportsOfKind, ImportView, MakeImport, UndoImport, UndoneImport } from "./contract/import.ts"
import type { importPolicy } from "./policy.ts"

const call = callOf<ActionOf<typeof importPolicy>>()

export const importsContract = c.router({
  makeImport: {
    ...importsCalls.makeImport,
    contentType: multipart,
    pathParams: std(ByKind),
    body: std(MakeImport),
    responses: { 200: answer(ImportView), ...refusals },
    metadata: call({ action: "import.make", kind: "write", access: "company" }),
  },
  listImports: {
    ...importsCalls.listImports,
    pathParams: std(ByKind),
    responses: { 200: answer(ImportsOfKind), ...refusals },
    metadata: call({ action: "import.read", kind: "read", access: "company" }),
  },
  undoImport: {
    ...importsCalls.undoImport,
    pathParams: std(ById),
    body: std(UndoImport),
    responses: { 200: answer(UndoneImport), ...refusals },
    metadata: call({ action: "import.undo", kind: "write", access: "company" }),
  },
})
