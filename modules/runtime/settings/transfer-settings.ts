/** 振込先: the account that companies transfer to; transfers are taken when all of it is set. */
import { Effect, Schema } from "effect"
import { CommonText } from "../../kernel/fields/text.ts"
import { readSetting, SettingWrong, setting } from "./setting.ts"

const isText = Schema.is(CommonText)
const kept = (text: string) => (isText(text) ? text : undefined)
const accepts = { ja: "255文字まで", en: "up to 255 characters" }
const of = (ja: string, en: string) =>
  setting({
    fallback: "",
    about: `振込先の${ja}（5つすべてで、銀行振込を受けます） / ${en} of the account for transfers`,
    accepts,
    read: kept,
  })

export const transferSettings = {
  TRANSFER_BANK: of("銀行", "bank"),
  TRANSFER_BRANCH: of("支店", "branch"),
  TRANSFER_ACCOUNT_TYPE: of("種別", "type"),
  TRANSFER_ACCOUNT_NUMBER: of("口座番号", "number"),
  TRANSFER_ACCOUNT_HOLDER: of("口座名義", "holder"),
}

const missing = { ja: "ほかの TRANSFER_ と一緒に設定", en: "set together with the other TRANSFER_ settings" }

/** Nothing where none of it is set. Fails with SettingWrong, also where only a part is. */
export const readTransfer = Effect.fn("Kernel.readTransfer")(function* () {
  const [bankName, branch, type, number, holder] = yield* Effect.all([
    readSetting("TRANSFER_BANK", transferSettings.TRANSFER_BANK),
    readSetting("TRANSFER_BRANCH", transferSettings.TRANSFER_BRANCH),
    readSetting("TRANSFER_ACCOUNT_TYPE", transferSettings.TRANSFER_ACCOUNT_TYPE),
    readSetting("TRANSFER_ACCOUNT_NUMBER", transferSettings.TRANSFER_ACCOUNT_NUMBER),
    readSetting("TRANSFER_ACCOUNT_HOLDER", transferSettings.TRANSFER_ACCOUNT_HOLDER),
  ])
  const all = { TRANSFER_BANK: bankName, TRANSFER_BRANCH: branch, TRANSFER_ACCOUNT_TYPE: type } as const
  const rest = { TRANSFER_ACCOUNT_NUMBER: number, TRANSFER_ACCOUNT_HOLDER: holder } as const
  const set = Object.values({ ...all, ...rest })
  if (set.every((value) => value === undefined)) return undefined
  if (
    bankName !== undefined &&
    branch !== undefined &&
    type !== undefined &&
    number !== undefined &&
    holder !== undefined
  )
    return { bankName, branch, type, number, holder }
  const [variable = ""] = Object.entries({ ...all, ...rest }).find(([, value]) => value === undefined) ?? []
  return yield* new SettingWrong({ variable, accepts: missing })
})
