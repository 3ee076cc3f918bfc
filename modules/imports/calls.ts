/** Calls of imports: the paths of the specification (D100), and what was imported lately, which is ours. */
export const importsCalls = {
  makeImport: { method: "POST", path: "/nest/import/:kind" },
  listImports: { method: "GET", path: "/nest/import/:kind" },
  undoImport: { method: "PUT", path: "/nest/import/:id" },
} as const
