/** What nobody holds any more is gone after this: for tests of what is still held. */
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

setFlagsFromString("--expose-gc")
export const collectGarbage: () => void = runInNewContext("gc")
