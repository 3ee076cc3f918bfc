/** The door of files for other modules: their rows refer to files, and they say who sees those rows. */
export { attachmentKinds, contractKinds, pictureKinds } from "./codes.ts"
export type { FileGuard, FileOwner } from "./model.ts"
export { drawablePicture } from "./operations/drawable-picture.ts"
export { type FileSettings, FileStore } from "./operations/file-store.ts"
export { FileGuards } from "./operations/read-file.ts"
export {
  filesOf,
  keepFiles,
  pictureAt,
  picturesOf,
  type Reference,
  referEachToFiles,
  referToFiles,
  takeUpFiles,
} from "./operations/refer.ts"
export { sweepFiles, sweepingFiles } from "./operations/sweep.ts"
export { sweepingStrays, sweepStrays } from "./operations/sweep-strays.ts"
export { fileInWords } from "./policy/file-words.ts"
export { type AttachedFile, attachedFiles, rowsOfSameFiles } from "./repository/files.ts"
export { plainTextOf } from "./rules/plain-text.ts"
export { wholeView } from "./views/file-view.ts"
