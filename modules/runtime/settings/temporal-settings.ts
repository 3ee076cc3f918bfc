/** Where a Temporal cluster is and how it is reached; the names are those that Temporal's own tools read. */
import { readFileSync } from "node:fs"
import { Effect, Option, Redacted } from "effect"
import { host, port, readSetting, requiredSetting, SettingWrong, setting } from "./setting.ts"

const hostAndPort = (text: string) => {
  const at = text.lastIndexOf(":")
  return host(text.slice(0, at)) !== undefined && port(text.slice(at + 1)) !== undefined ? text : undefined
}
const word = (text: string) => (/^[\w.-]{1,200}$/.test(text) ? text : undefined)
const yesOrNo = (text: string) => (/^(true|false)$/.test(text) ? text === "true" : undefined)
/** What the file holds: a connection needs certificates, not their paths. */
const pemFile = (path: string) => {
  const held = Effect.runSync(Effect.option(Effect.try(() => readFileSync(path, "utf8"))))
  return Option.isSome(held) && held.value.includes("-----BEGIN ") ? Redacted.make(held.value) : undefined
}
const pemForm = { ja: "読める PEM ファイルの場所", en: "the path of a readable PEM file" }
const nameForm = { ja: "英数字と . _ - だけの名前", en: "a name of letters, digits and . _ -" }

export const temporalSettings = {
  TEMPORAL_ADDRESS: setting({
    fallback: "",
    about: "長い処理を任せる Temporal（空なら同梱の仕組み） / a Temporal for long jobs (empty: the embedded engine)",
    accepts: { ja: "ホスト:ポート の形", en: "host:port" },
    read: hostAndPort,
  }),
  TEMPORAL_NAMESPACE: setting({
    fallback: "default",
    about: "Temporal の名前空間 / the Temporal namespace",
    accepts: nameForm,
    read: word,
  }),
  TEMPORAL_TASK_QUEUE: setting({
    fallback: "tehai",
    about:
      "Temporal のタスクキュー（同じ名前空間のほかの Tehai と別の名前） / the Temporal task queue (unlike that of another Tehai in the same namespace)",
    accepts: nameForm,
    read: word,
  }),
  TEMPORAL_API_KEY: setting({
    fallback: "",
    about: "Temporal の API キー（TLS が要ります） / the API key for Temporal (needs TLS)",
    accepts: { ja: "空白のない文字列", en: "a text without spaces" },
    read: (text: string) => (/^[\x21-\x7e]+$/.test(text) ? Redacted.make(text) : undefined),
  }),
  TEMPORAL_TLS: setting({
    fallback: "",
    about:
      "Temporal へ TLS でつなぐか（空なら API キーか証明書があるときだけ） / TLS to Temporal (empty: when there is an API key or a certificate)",
    accepts: { ja: "true または false", en: "true or false" },
    read: yesOrNo,
  }),
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: setting({
    fallback: "",
    about:
      "Temporal の証明書を確かめる CA（空なら OS のもの） / the CA of Temporal's certificate (empty: the system's)",
    accepts: pemForm,
    read: pemFile,
  }),
  TEMPORAL_TLS_CLIENT_CERT_PATH: setting({
    fallback: "",
    about: "Temporal に見せる証明書（mTLS） / the certificate shown to Temporal (mTLS)",
    accepts: pemForm,
    read: pemFile,
  }),
  TEMPORAL_TLS_CLIENT_KEY_PATH: setting({
    fallback: "",
    about: "その証明書の秘密鍵 / the private key of that certificate",
    accepts: pemForm,
    read: pemFile,
  }),
}

/** Certificates and keys as PEM. */
export interface TemporalTls {
  readonly serverCa: Redacted.Redacted | undefined
  readonly client: { readonly certificate: Redacted.Redacted; readonly key: Redacted.Redacted } | undefined
}
export interface TemporalSettings {
  readonly address: string
  readonly namespace: string
  readonly taskQueue: string
  readonly apiKey: Redacted.Redacted | undefined
  /** Absent: not encrypted. */
  readonly tls: TemporalTls | undefined
}

const readTls = Effect.fn("Kernel.readTemporalTls")(function* (hasApiKey: boolean) {
  const wanted = yield* readSetting("TEMPORAL_TLS", temporalSettings.TEMPORAL_TLS)
  const [serverCa, certificate, key] = yield* Effect.all([
    readSetting("TEMPORAL_TLS_SERVER_CA_CERT_PATH", temporalSettings.TEMPORAL_TLS_SERVER_CA_CERT_PATH),
    readSetting("TEMPORAL_TLS_CLIENT_CERT_PATH", temporalSettings.TEMPORAL_TLS_CLIENT_CERT_PATH),
    readSetting("TEMPORAL_TLS_CLIENT_KEY_PATH", temporalSettings.TEMPORAL_TLS_CLIENT_KEY_PATH),
  ])
  if ((certificate === undefined) !== (key === undefined))
    return yield* new SettingWrong({
      variable: `TEMPORAL_TLS_CLIENT_${key === undefined ? "KEY" : "CERT"}_PATH`,
      accepts: pemForm,
    })
  const needsTls = hasApiKey || serverCa !== undefined || certificate !== undefined
  // A key on an open connection would be read by everybody on its way.
  if (needsTls && wanted === false)
    return yield* new SettingWrong({ variable: "TEMPORAL_TLS", accepts: { ja: "true または空", en: "true or empty" } })
  if (!needsTls && wanted !== true) return undefined
  const client = certificate === undefined || key === undefined ? undefined : { certificate, key }
  return { serverCa, client } satisfies TemporalTls
})

/** Where no Temporal is used its packages may be left out of an install: npm ci --workspaces=false. */
const areClientsInstalled = Effect.option(Effect.try(() => import.meta.resolve("@temporalio/worker"))).pipe(
  Effect.map(Option.isSome),
)
const withoutClients = {
  ja: "空（Temporal の部品が入っていません。npm ci を --workspaces=false なしで行ってください）",
  en: "empty (Temporal's packages are not installed: run npm ci without --workspaces=false)",
}

/** Nothing when no address is set; what else is set must be right all the same. Fails with SettingWrong. */
export const readTemporal = Effect.fn("Kernel.readTemporal")(function* () {
  const address = yield* readSetting("TEMPORAL_ADDRESS", temporalSettings.TEMPORAL_ADDRESS)
  if (address !== undefined && !(yield* areClientsInstalled))
    return yield* new SettingWrong({ variable: "TEMPORAL_ADDRESS", accepts: withoutClients })
  const namespace = yield* requiredSetting("TEMPORAL_NAMESPACE", temporalSettings.TEMPORAL_NAMESPACE)
  const taskQueue = yield* requiredSetting("TEMPORAL_TASK_QUEUE", temporalSettings.TEMPORAL_TASK_QUEUE)
  const apiKey = yield* readSetting("TEMPORAL_API_KEY", temporalSettings.TEMPORAL_API_KEY)
  const tls = yield* readTls(apiKey !== undefined)
  return address === undefined ? undefined : ({ address, namespace, taskQueue, apiKey, tls } satisfies TemporalSettings)
})
