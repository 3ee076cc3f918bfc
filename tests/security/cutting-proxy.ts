/** A line that carries a request whole and is cut before the answer: the server has done it, the caller cannot know. */
import { connect, createServer, type Socket } from "node:net"
import { Effect } from "effect"

export const cuttingProxy = (url: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const { hostname, port } = new URL(url)
      const open = new Set<Socket>()
      const server = createServer((caller) => {
        const product = connect(Number(port), hostname)
        for (const socket of [caller, product]) {
          open.add(socket)
          socket.on("error", () => socket.destroy()).on("close", () => open.delete(socket))
        }
        caller.pipe(product)
        product.once("data", () => {
          caller.destroy()
          product.destroy()
        })
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const at = server.address()
      return { server, open, url: `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}` }
    }),
    ({ server, open }) =>
      Effect.promise(async () => {
        for (const socket of open) socket.destroy()
        await new Promise((resolve) => server.close(resolve))
      }),
  )
