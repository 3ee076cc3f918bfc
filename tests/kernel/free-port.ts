import { createServer } from "node:net"

/** A port on 127.0.0.1 that nobody listened on a moment ago. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const at = server.address()
      server.close(() => resolve(typeof at === "object" && at !== null ? at.port : 0))
    })
  })
