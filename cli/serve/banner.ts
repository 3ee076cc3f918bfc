/** What a terminal shows when the server is up: where it is, and how long that took. */
import { logPath } from "./logs.ts"

export interface Started {
  readonly url: string
  /** From the command to the first page, without waiting for the build of the web. */
  readonly startMillis: number
  readonly webBuildMillis: number
  readonly dataDir: string
  /** Variables of the page that the law asks for which are not set. */
  readonly sellerLacks: ReadonlyArray<string>
}

const seconds = (millis: number) => `${(millis / 1_000).toFixed(1)} 秒`

export const building = "画面をビルドしています（変更があったときだけ）… / building the web"

export const preparing = "  見本の会社を作っています。それまで画面には準備中と出ます… / loading the demo"
export const prepared = "  見本の会社ができました。ログイン画面の人を選んで試せます。 / the demo is ready"

const lacking = (variables: ReadonlyArray<string>) =>
  variables.length === 0
    ? []
    : [`  特定商取引法に基づく表記（/transaction-law）に未設定があります: ${variables.join(", ")} / not set`]

export const banner = ({ dataDir, sellerLacks, startMillis, url, webBuildMillis }: Started) =>
  [
    "",
    `  手配 Tehai  ${url}`,
    "",
    `  起動 ${seconds(startMillis)}${webBuildMillis > 0 ? `・画面のビルド ${seconds(webBuildMillis)}` : ""}`,
    `  データ ${dataDir}・ログ ${logPath(dataDir, "server")}`,
    ...lacking(sellerLacks),
    "  終わるときは Ctrl+C / stop with Ctrl+C",
    "",
  ].join("\n")
