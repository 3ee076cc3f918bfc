/** Holds every close of the browser tests' product before its first slip, as a slow disk would. */
import { asOwner } from "./owner.ts"

/** Gives what lets them go on. */
export const holdCloses = async () => {
  const sql = asOwner()
  const owner = await sql.reserve()
  await owner`begin`
  await owner`lock table payroll.close_chunk in exclusive mode`
  return async () => {
    await owner`rollback`
    owner.release()
    await sql.end()
  }
}
