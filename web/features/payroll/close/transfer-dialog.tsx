import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { BankFields } from "@/components/form/bank-fields.tsx"
import { TickField } from "@/components/form/choice-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { data } from "@/lib/client.ts"
import { saveBlob } from "@/lib/file.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { yen } from "@/lib/format.ts"
import { payroll } from "../client.ts"
import { payKey, type Transfer, transferQuery } from "../queries.ts"
import { TransferPeople } from "./transfer-people.tsx"

interface TransferDialogProps {
  readonly month: string
  readonly onClose: () => void
}
/** 振込データ of a closed month: the day, the company's account, who is paid what, and whose account is not whole. */
export function TransferDialog({ month, onClose }: TransferDialogProps) {
  const { t } = useTranslation("transfer")
  const { data: transfer, error, refetch } = useQuery(transferQuery(month))
  if (transfer !== undefined) return <TransferForm transfer={transfer} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={700}>
        <DialogHeader title={t("title")} />
        <DialogBody>
          {error === null ? <Skeleton className="h-60" /> : <ErrorState error={error} onRetry={() => void refetch()} />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

const bankNames = ["bankName", "bankCode", "branch", "branchCode", "type", "cardNumber", "ownerName"] as const
/** By the names of the request's fields. */
type Values = Readonly<Record<string, string>>

const valuesOf = ({ bankInfo, clientCode, transferOn }: Transfer): Values => ({
  transferOn,
  clientCode: clientCode ?? "",
  isAgain: "0",
  "bankInfo.bankName": bankInfo?.bankName ?? "",
  "bankInfo.bankCode": bankInfo?.bankCode ?? "",
  "bankInfo.branch": bankInfo?.branch ?? "",
  "bankInfo.branchCode": bankInfo?.branchCode ?? "",
  "bankInfo.type": bankInfo === null ? "" : String(bankInfo.type),
  "bankInfo.cardNumber": bankInfo?.cardNumber ?? "",
  "bankInfo.ownerName": bankInfo?.ownerName ?? "",
})
const typed = (values: Values, name: string) => values[name] ?? ""
const accountOf = (values: Values) => ({
  ...Object.fromEntries(bankNames.map((name) => [name, textOrNull(typed(values, `bankInfo.${name}`))])),
  type: numberOrNull(typed(values, "bankInfo.type")),
})
interface Made {
  readonly fileName: string
  readonly content: string
  readonly people: number
  readonly total: number
}
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

function TransferForm({ onClose, transfer }: { readonly transfer: Transfer; readonly onClose: () => void }) {
  const { t } = useTranslation("transfer")
  const { t: forms } = useTranslation("form")
  const { month, rows } = transfer
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const paid = rows.filter(({ userId }) => !without.has(userId))
  const total = paid.reduce((sum, { amount }) => sum + amount, 0)
  const wasMade = transfer.files.length > 0
  const form = useForm<Values, Made>({
    first: valuesOf(transfer),
    words: {
      transferOn: t("day"),
      clientCode: t("clientCode"),
      isAgain: t("again"),
      without: t("people"),
      ...Object.fromEntries(bankNames.map((name) => [`bankInfo.${name}`, forms(`bank.field.${name}`)])),
    },
    rules: ({ values }) => [
      ...(paid.some(({ faults }) => faults.length > 0) ? [{ field: "without", key: "accountsMissing" }] : []),
      ...(wasMade && typed(values, "isAgain") !== "1" ? [{ field: "isAgain", key: "transferMadeBefore" }] : []),
    ],
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/payroll/contract.ts")).payrollContract.makeTransfer.body,
        body: {
          month,
          transferOn: textOrNull(typed(values, "transferOn")),
          clientCode: textOrNull(typed(values, "clientCode")),
          bankInfo: accountOf(values),
          without: [...without],
          isAgain: typed(values, "isAgain") === "1" ? 1 : 0,
        },
        send: (body, extraHeaders) => data(payroll.makeTransfer({ body, extraHeaders })),
      }),
    invalidates: [payKey],
    done: ({ people, total: sum }) => t("made", { count: people, yen: yen(sum) }),
    onSaved: ({ content, fileName }) => {
      saveBlob(new Blob([bytesOf(content)], { type: "text/plain" }), fileName)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t("title")}
      description={t("sum", { count: paid.length, yen: yen(total) })}
      action={t("make")}
      onClose={onClose}
      width={700}
      bodyClassName="flex flex-col gap-4"
    >
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <DayField {...form.field("transferOn")} required hint={t("dayHint")} />
        <TextField {...form.field("clientCode")} required inputMode="numeric" hint={t("clientHint")} />
      </div>
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-1">
        <BankFields field={form.field} required />
      </div>
      {wasMade && (
        <div className="rounded-lg bg-warning-bg px-3 py-2 text-sm">
          <p className="font-semibold">{t("madeBefore")}</p>
          <ul className="tnum text-xs">
            {transfer.files.map(({ hash, madeAt, madeBy, people, total: sum, transferOn }) => (
              <li key={`${madeAt} ${hash}`}>
                {t("file", { day: transferOn, count: people, yen: yen(sum), who: madeBy })}
              </li>
            ))}
          </ul>
          <TickField {...form.field("isAgain")} />
        </div>
      )}
      <TransferPeople rows={rows} without={without} error={form.field("without").error} onChange={setWithout} />
    </FormDialog>
  )
}
