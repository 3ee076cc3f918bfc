/** The worker thread's whole task: one paper at a time. It says when it begins, for the time of a drawing to be counted. */
import type { MessagePort } from "node:worker_threads"
import { drawPaper, type PaperJob } from "./draw-paper.ts"

export interface WorkerJob extends PaperJob {
  readonly begun: MessagePort
}

export default ({ begun, ...job }: WorkerJob) => {
  begun.postMessage("begun")
  begun.close()
  return drawPaper(job)
}
