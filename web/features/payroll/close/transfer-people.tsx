import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { figure } from "@/lib/format.ts"
import type { Transfer } from "../queries.ts"

interface TransferPeopleProps {
  readonly rows: Transfer["rows"]
  /** Who is paid in another way. */
  readonly without: ReadonlySet<number>
  readonly error: string | undefined
  readonly onChange: (next: ReadonlySet<number>) => void
}
/** Who is paid what; those whose account is not whole first, each with the place where it is mended. */
export function TransferPeople({ error, onChange, rows, without }: TransferPeopleProps) {
  const { t } = useTranslation("transfer")
  const { t: forms } = useTranslation("form")
  const inOrder = [
    ...rows.filter(({ faults }) => faults.length > 0),
    ...rows.filter(({ faults }) => faults.length === 0),
  ]
  const toggle = (userId: number) => {
    const next = new Set(without)
    if (!next.delete(userId)) next.add(userId)
    onChange(next)
  }
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-sm font-medium">{t("people")}</legend>
      {error !== undefined && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
      <ul className="max-h-80 divide-y overflow-y-auto rounded-md border">
        {inOrder.map(({ amount, faults, name, userId }) => (
          <li key={userId} className="flex flex-wrap items-center gap-x-3 px-3 py-1.5 max-md:min-h-12">
            <Checkbox checked={!without.has(userId)} onCheckedChange={() => toggle(userId)} className="min-w-0 flex-1">
              <span className="truncate">{name}</span>
            </Checkbox>
            <span className="tnum">{figure(amount)}</span>
            {faults.length > 0 && !without.has(userId) && (
              <span className="w-full pl-6 text-xs text-danger">
                {t("faults", { fields: faults.map((field) => forms(`bank.field.${field}`)).join("・") })}{" "}
                <Link to="/staff/$id" params={{ id: String(userId) }} className="text-link underline">
                  {t("mend")}
                </Link>
              </span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
