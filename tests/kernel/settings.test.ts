import { readFileSync } from "node:fs"
import { ConfigProvider, Effect, Redacted } from "effect"
import { describe, expect, test } from "vitest"
import { envExample, readSettings, settings } from "#modules/kernel/settings.ts"

const read = (environment: Record<string, string>) =>
  Effect.runPromise(
    readSettings().pipe(
      Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromEnv({ env: environment })),
      Effect.result,
    ),
  )
const wrong = async (environment: Record<string, string>) => {
  const outcome = await read(environment)
  return outcome._tag === "Failure" ? outcome.failure.variable : "accepted"
}
const right = async (environment: Record<string, string>) => {
  const outcome = await read(environment)
  if (outcome._tag === "Failure") throw new Error(outcome.failure.variable)
  return outcome.success
}

describe("settings", () => {
  test("without any, the product is on 127.0.0.1:3000 with its data in ./data", async () => {
    expect(await right({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "./data",
      database: undefined,
      temporalAddress: undefined,
      smtpUrl: undefined,
      publicUrl: "http://127.0.0.1:3000",
    })
  })

  test("an empty variable is an unset one", async () => {
    const empty = Object.fromEntries(Object.keys(settings).map((variable) => [variable, " "]))
    expect(await right(empty)).toEqual(await right({}))
  })

  test.each([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "3000a"],
    ["PORT", "３０００"],
    ["HOST", "a b"],
    ["DATABASE_URL", "mysql://user@host/db"],
    ["DATABASE_URL", "host/db"],
    ["TEMPORAL_ADDRESS", "temporal.example.jp"],
    ["SMTP_URL", "https://mail.example.jp"],
    ["PUBLIC_URL", "tehai.example.jp"],
    ["PUBLIC_URL", "https://tehai.example.jp/app"],
  ])("%s=%s is refused by its name", async (variable, value) => {
    expect(await wrong({ [variable]: value })).toBe(variable)
  })

  test("the owner's address alone is refused: nobody would know where requests go", async () => {
    expect(await wrong({ DATABASE_OWNER_URL: "postgres://owner@host/db" })).toBe("DATABASE_URL")
  })

  test("without an owner's address the app's login owns the tables too", async () => {
    const { database } = await right({ DATABASE_URL: "postgres://app@host/db" })
    expect(database && [Redacted.value(database.app), Redacted.value(database.owner)]).toEqual([
      "postgres://app@host/db",
      "postgres://app@host/db",
    ])
  })

  test("a server for everybody is opened on this machine as localhost", async () => {
    expect((await right({ HOST: "0.0.0.0", PORT: "80" })).publicUrl).toBe("http://localhost:80")
    expect((await right({ HOST: "::1" })).publicUrl).toBe("http://[::1]:3000")
    expect((await right({ PUBLIC_URL: "https://tehai.example.jp/" })).publicUrl).toBe("https://tehai.example.jp")
  })

  test(".env.example lists every setting with its default and a line that explains it", () => {
    const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8")
    expect(text.endsWith(`\n\n${envExample()}`)).toBe(true)
  })
})
