/**
 * Everything an operator may set from outside, by environment variable.
 *
 * The table below is the only list: reading, refusing and `.env.example` are made from it.
 */
import { isIP } from "node:net"
import { Effect, Redacted, Schema } from "effect"
import { Email } from "../../kernel/fields/contact.ts"
import { trustedProxies } from "../../kernel/http/client-address.ts"
import { cardSettings, readCards } from "./card-settings.ts"
import { readSeller, sellerSettings } from "./seller-settings.ts"
import { host, port, readSetting, requiredSetting, SettingWrong, setting } from "./setting.ts"
import { readTemporal, temporalSettings } from "./temporal-settings.ts"
import { readTransfer, transferSettings } from "./transfer-settings.ts"

export { SettingWrong } from "./setting.ts"

const isEmail = Schema.is(Email)
const address = (schemes: ReadonlyArray<string>) => (text: string) =>
  schemes.some((scheme) => text.startsWith(`${scheme}://`)) && URL.canParse(text) ? Redacted.make(text) : undefined
const origin = (text: string) =>
  /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : "") && /^\/?$/.test(new URL(text).pathname)
    ? new URL(text).origin
    : undefined
/** With both keys and a bucket: what is missing would be refused with the first file. */
const bucket = (text: string) => {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, pathname } = new URL(text)
  const isWhole = /^https?:$/.test(protocol) && username !== "" && password !== "" && /^\/[^/]/.test(pathname)
  return isWhole ? Redacted.make(text) : undefined
}
const postgresUrl = address(["postgres", "postgresql"])
/** `名前 <address>` or the address alone: one line, so that nothing slips into a header. */
const sender = (text: string) => {
  const [, name = "", named, bare] = /^(?:([^<>"\p{Cc}]*?)\s*<([^<>\s]+)>|([^<>\s]+))$/u.exec(text) ?? []
  const mailbox = named ?? bare ?? ""
  return isEmail(mailbox) ? { name: name === "" ? "手配 Tehai" : name, address: mailbox } : undefined
}
const mailFromForm = { ja: "手配 <noreply@example.jp> の形", en: "Tehai <noreply@example.jp>" }
const postgresForm = {
  ja: "postgres://利用者:パスワード@ホスト:5432/データベース の形",
  en: "postgres://user:password@host:5432/database",
}

export const settings = {
  PORT: setting({
    fallback: "3000",
    about: "待ち受けるポート / the port to listen on",
    accepts: { ja: "1〜65535 の整数", en: "a whole number from 1 to 65535" },
    read: port,
  }),
  HOST: setting({
    fallback: "127.0.0.1",
    about:
      "待ち受けるアドレス（外から使うときは 0.0.0.0） / the address to listen on (0.0.0.0 to be reached from outside)",
    accepts: { ja: "IP アドレスまたはホスト名", en: "an IP address or a host name" },
    read: host,
  }),
  TRUSTED_PROXIES: setting({
    fallback: "",
    about:
      "X-Forwarded-For を信じるプロキシのアドレスか範囲（空なら誰も信じない。同じ機械のプロキシなら 127.0.0.1,::1） / addresses or ranges of the proxies whose X-Forwarded-For is believed (empty: nobody's; a proxy on this machine: 127.0.0.1,::1)",
    accepts: { ja: "127.0.0.1,10.0.0.0/8 の形", en: "127.0.0.1,10.0.0.0/8" },
    read: trustedProxies,
  }),
  DATA_DIR: setting({
    fallback: "./data",
    about: "データベース・添付・鍵・ログを置くフォルダー / the folder of database, uploads, keys and logs",
    accepts: { ja: "フォルダーの場所", en: "the path of a folder" },
    read: (text: string) => (text.includes("\0") ? undefined : text),
  }),
  DATABASE_URL: setting({
    fallback: "",
    about: "同梱のものの代わりに使う PostgreSQL 15 以上 / a PostgreSQL, 15 or newer, instead of the embedded one",
    accepts: postgresForm,
    read: postgresUrl,
  }),
  DATABASE_OWNER_URL: setting({
    fallback: "",
    about: "テーブルを作る側のログイン（空なら DATABASE_URL） / the login that owns the tables (empty: DATABASE_URL)",
    accepts: postgresForm,
    read: postgresUrl,
  }),
  ...temporalSettings,
  SMTP_URL: setting({
    fallback: "",
    about:
      "メールを送るサーバー（空なら送らず DATA_DIR/mail と送信履歴に残す） / the mail server (empty: mails are kept in DATA_DIR/mail, not sent)",
    accepts: {
      ja: "smtp://利用者:パスワード@ホスト:587 の形（smtps も可）",
      en: "smtp://user:password@host:587 (or smtps)",
    },
    read: address(["smtp", "smtps"]),
  }),
  MAIL_FROM: setting({
    fallback: "",
    about: "差出人（SMTP_URL と一緒に要る） / the sender of mails (needed with SMTP_URL)",
    accepts: mailFromForm,
    read: sender,
  }),
  FILES_URL: setting({
    fallback: "",
    about:
      "添付を置く S3 互換の保管先（空なら DATA_DIR/files） / an S3-compatible store for uploads (empty: DATA_DIR/files)",
    accepts: {
      ja: "https://キー:秘密のキー@ホスト/バケット?region=ap-northeast-1 の形",
      en: "https://key:secret@host/bucket?region=ap-northeast-1",
    },
    read: bucket,
  }),
  TEHAI_BACKUP_KEY: setting({
    fallback: "",
    about:
      "控えの鍵（12文字以上の合言葉、または age の鍵） / the key of backups (a passphrase of 12 characters or more, or a key of age)",
    accepts: {
      ja: "12文字以上の合言葉、または age の鍵",
      en: "a passphrase of 12 characters or more, or a key of age",
    },
    read: (text: string) => Redacted.make(text),
  }),
  PUBLIC_URL: setting({
    fallback: "",
    about: "利用者が開く URL（空なら HOST と PORT から） / the URL people open (empty: made of HOST and PORT)",
    accepts: { ja: "https://tehai.example.jp の形", en: "https://tehai.example.jp" },
    read: origin,
  }),
  ...sellerSettings,
  ...transferSettings,
  ...cardSettings,
}

/** The text of `.env.example`: every setting with its default and a line that explains it. */
export const envExample = () =>
  Object.entries(settings)
    .map(([variable, { about, fallback }]) => `# ${about}\n${variable}=${fallback}\n`)
    .join("\n")

/** Where a browser on this machine finds a server that listens on `name`: an IPv6 address stands in brackets. */
export const hostInUrl = (name: string) => {
  if (["0.0.0.0", "::"].includes(name)) return "localhost"
  return isIP(name) === 6 ? `[${name}]` : name
}

/** The settings of this process, checked. Fails with SettingWrong, which names the first wrong variable. */
export const readSettings = Effect.fn("Kernel.readSettings")(function* () {
  const [listenPort, listenHost] = [
    yield* requiredSetting("PORT", settings.PORT),
    yield* requiredSetting("HOST", settings.HOST),
  ] as const
  const app = yield* readSetting("DATABASE_URL", settings.DATABASE_URL)
  const owner = yield* readSetting("DATABASE_OWNER_URL", settings.DATABASE_OWNER_URL)
  if (owner !== undefined && app === undefined)
    return yield* new SettingWrong({ variable: "DATABASE_URL", accepts: postgresForm })
  const smtpUrl = yield* readSetting("SMTP_URL", settings.SMTP_URL)
  const mailFrom = yield* readSetting("MAIL_FROM", settings.MAIL_FROM)
  if (smtpUrl !== undefined && mailFrom === undefined)
    return yield* new SettingWrong({ variable: "MAIL_FROM", accepts: mailFromForm })
  return {
    port: listenPort,
    host: listenHost,
    proxies: yield* readSetting("TRUSTED_PROXIES", settings.TRUSTED_PROXIES),
    dataDir: yield* requiredSetting("DATA_DIR", settings.DATA_DIR),
    database: app === undefined ? undefined : { app, owner: owner ?? app },
    temporal: yield* readTemporal(),
    smtpUrl,
    mailFrom,
    filesUrl: yield* readSetting("FILES_URL", settings.FILES_URL),
    seller: yield* readSeller(),
    transferTo: yield* readTransfer(),
    cards: yield* readCards(),
    backupKey: yield* readSetting("TEHAI_BACKUP_KEY", settings.TEHAI_BACKUP_KEY),
    publicUrl:
      (yield* readSetting("PUBLIC_URL", settings.PUBLIC_URL)) ?? `http://${hostInUrl(listenHost)}:${listenPort}`,
  }
})

export type Settings = Effect.Success<ReturnType<typeof readSettings>>
