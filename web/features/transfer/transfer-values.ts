/** What every transfer file is ordered with, as a form types it; by the names of the request's fields. */
import { bytesOfBase64, saveBlob } from "@/lib/file.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"

export interface ShownSender {
  readonly transferOn: string
  readonly clientCode: string | null
  readonly bankInfo: {
    readonly bankName: string
    readonly bankCode: string
    readonly branch: string
    readonly branchCode: string
    readonly type: number
    readonly cardNumber: string
    readonly ownerName: string
  } | null
}
export const bankNames = ["bankName", "bankCode", "branch", "branchCode", "type", "cardNumber", "ownerName"] as const
export type TransferValues = Readonly<Record<string, string>>
export const typed = (values: TransferValues, name: string) => values[name] ?? ""

export const firstValues = ({ bankInfo, clientCode, transferOn }: ShownSender): TransferValues => ({
  transferOn,
  clientCode: clientCode ?? "",
  isAgain: "0",
  ...Object.fromEntries(bankNames.map((name) => [`bankInfo.${name}`, String(bankInfo?.[name] ?? "")])),
})

export const orderOf = (values: TransferValues) => ({
  transferOn: textOrNull(typed(values, "transferOn")),
  clientCode: textOrNull(typed(values, "clientCode")),
  bankInfo: {
    ...Object.fromEntries(bankNames.map((name) => [name, textOrNull(typed(values, `bankInfo.${name}`))])),
    type: numberOrNull(typed(values, "bankInfo.type")),
  },
  isAgain: typed(values, "isAgain") === "1" ? 1 : 0,
})

export interface MadeFile {
  readonly fileName: string
  readonly content: string
  readonly people: number
  readonly total: number
}
export const saveTransfer = ({ content, fileName }: MadeFile) =>
  saveBlob(new Blob([bytesOfBase64(content)], { type: "text/plain" }), fileName)
