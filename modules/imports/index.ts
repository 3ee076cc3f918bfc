/** The door of imports for other modules. */

export { importInWords } from "./policy/import-words.ts"
export { importOfKind, importPolicy } from "./policy.ts"
