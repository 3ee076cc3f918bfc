/** The door of papers for other modules. */
export { papersLive } from "./live.ts"
export { paperEnclosure } from "./operations/draw-paper.ts"
export { unreadTotal as unreadPapers } from "./operations/list-papers.ts"
export { papersInWords } from "./policy/paper-words.ts"
export { hasPapers } from "./policy.ts"
