import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ConfigProvider, Effect, Redacted } from "effect"
import { describe, expect, test } from "vitest"
import { missingOfSeller } from "#modules/runtime/settings/seller-settings.ts"
import { envExample, readSettings, settings } from "#modules/runtime/settings/settings.ts"
import { aFolder } from "../kernel/leftovers.ts"

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
      temporal: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
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
    ["TEMPORAL_NAMESPACE", "a b"],
    ["TEMPORAL_TASK_QUEUE", "手配"],
    ["TEMPORAL_API_KEY", "a b"],
    ["TEMPORAL_TLS", "yes"],
    ["TEMPORAL_TLS_SERVER_CA_CERT_PATH", "/no/such/file.pem"],
    ["TEMPORAL_TLS_CLIENT_CERT_PATH", "package.json"],
    ["FILES_URL", "https://s3.example.jp/bucket"],
    ["FILES_URL", "https://key:secret@s3.example.jp/"],
    ["FILES_URL", "s3://key:secret@s3.example.jp/bucket"],
    ["SMTP_URL", "https://mail.example.jp"],
    ["MAIL_FROM", "手配"],
    ["MAIL_FROM", "手配 <noreply@example.jp> <other@example.jp>"],
    ["SELLER_PHONE", "12"],
    ["SELLER_EMAIL", "info"],
    ["SELLER_NAME", "あ".repeat(256)],
    ["TRANSFER_BANK", "あ".repeat(256)],
    ["PUBLIC_URL", "tehai.example.jp"],
    ["PUBLIC_URL", "https://tehai.example.jp/app"],
  ])("%s=%s is refused by its name", async (variable, value) => {
    expect(await wrong({ [variable]: value })).toBe(variable)
  })

  test("the owner's address alone is refused: nobody would know where requests go", async () => {
    expect(await wrong({ DATABASE_OWNER_URL: "postgres://owner@host/db" })).toBe("DATABASE_URL")
  })

  test("a mail server without a sender is refused: nobody would know whose mails they are", async () => {
    const smtp = { SMTP_URL: "smtp://mail.example.jp" }
    expect(await wrong(smtp)).toBe("MAIL_FROM")
    expect((await right({ ...smtp, MAIL_FROM: "手配 <noreply@example.jp>" })).mailFrom).toEqual({
      name: "手配",
      address: "noreply@example.jp",
    })
    expect((await right({ MAIL_FROM: "noreply@example.jp" })).mailFrom?.address).toBe("noreply@example.jp")
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

  test("a Temporal is its address, and TLS where a key or a certificate would else travel openly", async () => {
    const address = { TEMPORAL_ADDRESS: "temporal.example.jp:7233" }
    expect((await right(address)).temporal).toEqual({
      address: "temporal.example.jp:7233",
      namespace: "default",
      taskQueue: "tehai",
      apiKey: undefined,
      tls: undefined,
    })
    expect((await right({ ...address, TEMPORAL_TLS: "true" })).temporal?.tls).toEqual({})
    expect((await right({ ...address, TEMPORAL_API_KEY: "secret" })).temporal?.tls).toEqual({})
    expect(await wrong({ ...address, TEMPORAL_API_KEY: "secret", TEMPORAL_TLS: "false" })).toBe("TEMPORAL_TLS")
  })

  test("a certificate for Temporal needs its key, and both are read from their files", async () => {
    const folder = aFolder()
    const pem = join(folder, "client.pem")
    writeFileSync(pem, "-----BEGIN CERTIFICATE-----\n")
    const certificate = { TEMPORAL_ADDRESS: "t:7233", TEMPORAL_TLS_CLIENT_CERT_PATH: pem }
    expect(await wrong(certificate)).toBe("TEMPORAL_TLS_CLIENT_KEY_PATH")
    const { temporal } = await right({ ...certificate, TEMPORAL_TLS_CLIENT_KEY_PATH: pem })
    expect(temporal?.tls?.client && Redacted.value(temporal.tls.client.key)).toBe("-----BEGIN CERTIFICATE-----\n")
  })

  test("AUTH-19 the start names what the page of the seller lacks, one variable for each", async () => {
    expect(missingOfSeller((await right({})).seller)).toHaveLength(5)
    const { seller } = await right({ SELLER_NAME: "手配株式会社", SELLER_PHONE: "03-9999-8888" })
    expect(missingOfSeller(seller)).toEqual(["SELLER_REPRESENTATIVE", "SELLER_ADDRESS", "SELLER_EMAIL"])
  })

  test("BILL-06 an account for transfers is set whole: what is missing is named", async () => {
    const whole = {
      ...{ TRANSFER_BANK: "見本銀行", TRANSFER_BRANCH: "丸の内支店", TRANSFER_ACCOUNT_TYPE: "普通" },
      ...{ TRANSFER_ACCOUNT_NUMBER: "2384175", TRANSFER_ACCOUNT_HOLDER: "カ）テハイ" },
    }
    expect((await right({})).transferTo).toBeUndefined()
    expect((await right(whole)).transferTo).toMatchObject({ bankName: "見本銀行", number: "2384175" })
    const { TRANSFER_ACCOUNT_HOLDER: _, ...some } = whole
    expect(await wrong(some)).toBe("TRANSFER_ACCOUNT_HOLDER")
  })

  test(".env.example lists every setting with its default and a line that explains it", () => {
    const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8")
    expect(text.endsWith(`\n\n${envExample()}`)).toBe(true)
  })
})
