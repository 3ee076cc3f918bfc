import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { DayField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MadeFiles } from "@/features/transfer/made-files.tsx"
import { SenderFields, useSenderWords } from "@/features/transfer/sender-fields.tsx"
import { TransferPayees } from "@/features/transfer/transfer-payees.tsx"
import {
  firstValues,
  type MadeFile,
  orderOf,
  saveTransfer,
  type TransferValues,
  typed,
} from "@/features/transfer/transfer-values.ts"
import { TransferWaiting } from "@/features/transfer/transfer-waiting.tsx"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { figure, slashDate, yen } from "@/lib/format.ts"
import { papers, papersKey } from "./client.ts"
import { keyOf, type PapersTransfer, payeesOf, transferQuery } from "./transfer-query.ts"

interface PapersTransferDialogProps {
  /** Papers that were chosen in the list; all that we owe where it is empty. */
  readonly chosen: ReadonlyArray<number>
  readonly onClose: () => void
}
/** 総合振込データ: the day, the company's account, and what papers that we owe pay to whom. */
export function PapersTransferDialog({ chosen, onClose }: PapersTransferDialogProps) {
  const { t } = useTranslation("transfer")
  const { data: transfer, error, refetch } = useQuery(transferQuery())
  if (transfer !== undefined) return <TransferForm transfer={transfer} chosen={chosen} onClose={onClose} />
  return <TransferWaiting title={t("papersTitle")} error={error} onRetry={() => void refetch()} onClose={onClose} />
}

interface TransferFormProps extends PapersTransferDialogProps {
  readonly transfer: PapersTransfer
}
function TransferForm({ chosen, onClose, transfer }: TransferFormProps) {
  const { t } = useTranslation("transfer")
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const payeesIn = (values: TransferValues) =>
    payeesOf(transfer.rows, { chosen, dueTo: typed(values, "dueTo"), isAgain: typed(values, "isAgain") === "1" })
  const paidIn = (values: TransferValues) => payeesIn(values).filter((one) => !without.has(keyOf(one)))
  const words = { ...useSenderWords(), isAgain: t("withTransferred"), dueTo: t("dueTo"), paperIds: t("payees") }
  const form = useForm<TransferValues, MadeFile>({
    first: { ...firstValues(transfer), dueTo: "" },
    words,
    rules: ({ values }) => [
      ...(paidIn(values).some(({ faults }) => faults.length > 0)
        ? [{ field: "paperIds", key: "payeeAccountsMissing" }]
        : []),
    ],
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/papers/contract.ts")).papersContract.makeTransfer.body,
        body: {
          ...orderOf(values),
          paperIds: paidIn(values).flatMap((payee) => payee.papers.map(({ id }) => id)),
        },
        send: (body, extraHeaders) => data(papers.makeTransfer({ body, extraHeaders })),
      }),
    invalidates: [papersKey],
    done: ({ people, total: sum }) => t("madePapers", { count: people, yen: yen(sum) }),
    onSaved: (made) => {
      saveTransfer(made)
      onClose()
    },
  })
  const values = form.values
  const [payees, paid] = [payeesIn(values), paidIn(values)]
  const total = paid.reduce((sum, { amount }) => sum + amount, 0)
  const isAnyInFile = payeesOf(transfer.rows, { chosen, dueTo: "", isAgain: true }).some((payee) =>
    payee.papers.some(({ transferOn }) => transferOn !== null),
  )
  return (
    <FormDialog
      form={form}
      title={t("papersTitle")}
      description={t("sumOfPapers", { count: paid.length, yen: yen(total) })}
      action={t("make")}
      onClose={onClose}
      width={700}
      bodyClassName="flex flex-col gap-4"
    >
      <SenderFields field={form.field} />
      {isAnyInFile && <MadeFiles title={t("inFileBefore")} files={transfer.files} again={form.field("isAgain")} />}
      {chosen.length === 0 && (
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          <DayField {...form.field("dueTo")} hint={t("dueToHint")} />
        </div>
      )}
      {payees.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t("nothingToPay")}</p>
      ) : (
        <TransferPayees
          title={t("payees")}
          payees={payees.map((payee) => ({
            ...payee,
            key: keyOf(payee),
            mend: (label) => <MendLink payee={payee} label={label} />,
            note: <PapersOf papers={payee.papers} />,
          }))}
          without={without}
          error={form.field("paperIds").error}
          onChange={setWithout}
        />
      )}
    </FormDialog>
  )
}

type Payee = PapersTransfer["rows"][number]
/** To the card of the vendor or the record of the freelancer, where the account stands. */
function MendLink({ label, payee }: { readonly payee: Pick<Payee, "partnerId" | "staffId">; readonly label: string }) {
  const { partnerId, staffId } = payee
  return partnerId === null ? (
    <Link to="/staff/$id" params={{ id: String(staffId) }} className="text-link underline">
      {label}
    </Link>
  ) : (
    <Link to="/vendor/$id" params={{ id: String(partnerId) }} className="text-link underline">
      {label}
    </Link>
  )
}

/** What is paid of whom by one transfer. */
function PapersOf({ papers: of }: { readonly papers: Payee["papers"] }) {
  const { t } = useTranslation("transfer")
  return (
    <ul className="tnum">
      {of.map(({ amount, dueDate, id, no, title, transferOn }) => (
        <li key={id} className="flex flex-wrap gap-x-3">
          <span>{no}</span>
          <span className="min-w-0 flex-1 truncate">{title}</span>
          {dueDate !== null && <span>{t("due", { day: slashDate(dueDate) })}</span>}
          <span>{figure(amount)}</span>
          {transferOn !== null && (
            <span className="w-full text-warning">{t("inFile", { day: slashDate(transferOn) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
