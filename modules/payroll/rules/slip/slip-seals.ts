/**
 * What the audit's entry of a piece of a close holds of its slips: whose they are, in order, and of each digest the
 * beginning. The digest over all of them proves each; the beginnings say which one is not as it was.
 */
import { createHash } from "node:crypto"

export const slipMarkBytes = 8

/** Takes the slips of a piece in order. */
export const slipSeals = () => {
  const digest = createHash("sha256")
  const people: Array<number> = []
  const marks: Array<Buffer> = []
  return {
    add: (staffId: number, hash: Uint8Array) => {
      digest.update(hash)
      people.push(staffId)
      marks.push(Buffer.from(hash.subarray(0, slipMarkBytes)))
    },
    sealed: () => ({ digest: digest.digest(), people, marks: Buffer.concat(marks).toString("base64url") }),
  }
}
