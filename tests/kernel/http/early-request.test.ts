import { once } from "node:events"
import { request } from "node:http"
import type { Socket } from "node:net"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { expect, test } from "vitest"
import { patientServer } from "#modules/kernel/http/patient-server.ts"
import { freePort } from "../free-port.ts"
import { until } from "../until.ts"

/** What a call is answered. It has no patience of its own that could end. */
const asked = (port: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: "/" }, (answer) => resolve(answer.resume().statusCode))
      .on("error", reject)
      .end()
  })

test("who asks before the product behind the port is built is answered when it is", async () => {
  const [port, server] = [await freePort(), patientServer()]
  let answer: Promise<number | undefined> = Promise.resolve(undefined)
  const slowToBuild = Layer.effectDiscard(
    Effect.promise(async () => {
      const connected = once(server, "connection")
      answer = asked(port)
      const [socket]: Array<Socket> = await connected
      await until("the request", () => (socket?.bytesRead ?? 0) > 0 || undefined)
    }),
  )
  const built = HttpRouter.serve(
    Layer.mergeAll(slowToBuild, HttpRouter.add("GET", "/", Effect.succeed(HttpServerResponse.text("here")))),
    { disableLogger: true, disableListenLog: true },
  ).pipe(Layer.provide(NodeHttpServer.layer(() => server, { host: "127.0.0.1", port })))
  const status = await Effect.runPromise(
    Effect.scoped(
      Layer.build(built).pipe(Effect.andThen(Effect.promise(() => answer).pipe(Effect.timeoutOption("10 seconds")))),
    ),
  )
  expect(status).toMatchObject({ _tag: "Some", value: 200 })
})
