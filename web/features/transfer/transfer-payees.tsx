import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { figure } from "@/lib/format.ts"

export interface TransferPayee {
  readonly key: string
  readonly name: string
  readonly amount: number
  readonly faults: ReadonlyArray<"bankCode" | "branchCode" | "type" | "cardNumber" | "ownerName">
  /** Leads to where the account is mended. */
  readonly mend: (words: string) => React.ReactNode
  readonly note?: React.ReactNode
}
interface TransferPayeesProps {
  readonly title: string
  readonly payees: ReadonlyArray<TransferPayee>
  /** Who is paid in another way, or later. */
  readonly without: ReadonlySet<string>
  readonly error: string | undefined
  readonly onChange: (next: ReadonlySet<string>) => void
}
/** Who is paid what; those whose account is not whole first, each with the place where it is mended. */
export function TransferPayees({ error, onChange, payees, title, without }: TransferPayeesProps) {
  const { t } = useTranslation("transfer")
  const { t: forms } = useTranslation("form")
  const faulty = payees.filter(({ faults }) => faults.length > 0)
  const inOrder = [...faulty, ...payees.filter(({ faults }) => faults.length === 0)]
  const dropped = faulty.filter(({ key }) => !without.has(key))
  const toggle = (key: string) => {
    const next = new Set(without)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-sm font-medium">{title}</legend>
      {error !== undefined && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
      {dropped.length > 0 && (
        <Button
          type="button"
          variant="outline"
          size="sm"
          className="self-start max-md:h-12"
          onClick={() => onChange(new Set([...without, ...dropped.map(({ key }) => key)]))}
        >
          {t("dropAll", { count: dropped.length })}
        </Button>
      )}
      <ul className="max-h-80 divide-y overflow-y-auto rounded-md border">
        {inOrder.map(({ amount, faults, key, mend, name, note }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 px-3 py-1.5 max-md:min-h-12">
            <Checkbox checked={!without.has(key)} onCheckedChange={() => toggle(key)} className="min-w-0 flex-1">
              <span className="truncate">{name}</span>
            </Checkbox>
            <span className="tnum">{figure(amount)}</span>
            {note !== undefined && <div className="w-full pl-6 text-xs text-muted-foreground">{note}</div>}
            {faults.length > 0 && !without.has(key) && (
              <span className="w-full pl-6 text-xs text-danger">
                {t("faults", { fields: faults.map((field) => forms(`bank.field.${field}`)).join("・") })}{" "}
                {mend(t("mend"))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
