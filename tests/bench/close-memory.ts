/** One close in a process of its own: `node …/close-memory.ts <socket> <dataDir> <company>`; tells its peak in megabytes. */
import { closeMonth, reopened, working } from "./close-product.ts"
import { joinedGround } from "./ground.ts"

const [socket = "", dataDir = "", company = ""] = process.argv.slice(2)
const ground = await joinedGround(socket, dataDir)
await working(ground)
await reopened(ground)
await closeMonth(ground, JSON.parse(company))
process.send?.(process.resourceUsage().maxRSS / 1024)
// What the close tells others is delivered while somebody is there to do it: the next one begins when it is.
await reopened(ground)
process.exit(0)
