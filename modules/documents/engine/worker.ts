/** The worker thread's whole task: one paper at a time. */
export { drawPaper as default } from "./draw-paper.ts"
