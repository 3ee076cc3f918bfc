/**
 * Closes in a process of its own, one after another: `node …/close-memory.ts <socket> <dataDir> <company> <times>`; tells
 * its peak in megabytes after the first and after the last.
 */
import { closeMonth, reopened, working } from "./close-product.ts"
import { joinedGround } from "./ground.ts"

const [socket = "", dataDir = "", company = "", times = "1"] = process.argv.slice(2)
const ground = await joinedGround(socket, dataDir)
await working(ground)
const peaks: Array<number> = []
for (let n = 0; n < Number(times); n++) {
  await reopened(ground)
  await closeMonth(ground, JSON.parse(company))
  peaks.push(process.resourceUsage().maxRSS / 1024)
}
process.send?.([peaks[0], peaks.at(-1)])
// What the close tells others is delivered while somebody is there to do it: the next one begins when it is.
await reopened(ground)
process.exit(0)
