import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import {
  normaliseAccountHolder,
  normaliseAccountNumber,
  normaliseLettersAndDigits,
  normaliseText,
} from "#modules/kernel/fields/normalise.ts"
import { Combobox, type ComboboxOption } from "@/components/ui/combobox.tsx"
import { type BankPlace, banksQuery, branchesQuery, isBankTyped } from "@/lib/bank-places.ts"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { SelectField } from "./choice-fields.tsx"
import { Labelled } from "./labelled.tsx"
import { TextField } from "./text-field.tsx"

interface BankFieldsProps {
  /** The field of a form by its name: bankInfo.bankName and its neighbours. */
  readonly field: (name: string) => BoundField<string>
  readonly required?: boolean
}
const yucho = "9900"
/** More than that nobody reads; typing goes on to narrow it down. */
const mostShown = 60

/** An account: bank and branch out of the list by name, kana or number, or any other bank by its name alone. */
export function BankFields({ field, required = false }: BankFieldsProps) {
  const { t } = useTranslation("form")
  const [isAsked, ask] = useState(false)
  const of = (name: string) => field(`bankInfo.${name}`)
  const [bankCode, branchCode, number, holder] = [of("bankCode"), of("branchCode"), of("cardNumber"), of("ownerName")]
  const hasCode = bankCode.value !== ""
  const { data: banks } = useQuery({ ...banksQuery, enabled: isAsked })
  const { data: branches } = useQuery({ ...branchesQuery(bankCode.value), enabled: isAsked && hasCode })
  const chooseBranch = (code: string, name: string) => {
    branchCode.onChange(code)
    of("branch").onChange(name)
  }
  const chooseBank = (code: string, name: string) => {
    bankCode.onChange(code)
    of("bankName").onChange(name)
    chooseBranch("", "")
    if (code === "") return
    number.onChange(normaliseAccountNumber(number.value))
    holder.onChange(normaliseAccountHolder(holder.value))
  }
  return (
    <div className="contents" onFocusCapture={() => ask(true)}>
      <PlaceField
        name={of("bankName")}
        code={bankCode}
        places={banks ?? []}
        other={t("bank.otherBank")}
        required={required}
        className="lg:col-span-2"
        onChoose={chooseBank}
      />
      <PlaceField
        name={of("branch")}
        code={branchCode}
        places={hasCode ? (branches ?? []) : []}
        other={t("bank.otherBranch")}
        required={required}
        onChoose={chooseBranch}
      />
      <SelectField
        {...of("type")}
        required={required}
        options={(["1", "2", "4"] as const).map((value) => ({ value, label: t(`bank.type.${value}`) }))}
      />
      <TextField
        {...number}
        normalise={(text) => {
          const plain = normaliseLettersAndDigits(text)
          return hasCode ? normaliseAccountNumber(plain) : plain
        }}
        hint={bankCode.value === yucho ? t("bank.yucho") : undefined}
        required={required}
        inputMode="numeric"
      />
      <TextField
        {...holder}
        normalise={hasCode ? normaliseAccountHolder : normaliseText}
        hint={t("bank.holder")}
        required={required}
        className="lg:col-span-2"
      />
    </div>
  )
}

interface PlaceFieldProps {
  readonly name: BoundField<string>
  readonly code: BoundField<string>
  readonly places: ReadonlyArray<BankPlace>
  readonly other: string
  readonly required: boolean
  readonly className?: string
  readonly onChoose: (code: string, name: string) => void
}
function PlaceField({ name, code, places, other, required, className = "", onChoose }: PlaceFieldProps) {
  const { t } = useTranslation("form")
  const isListed = places.some((place) => place.code === code.value)
  const hint = code.value === "" ? t("bank.noNumber") : code.value
  const options: ReadonlyArray<ComboboxOption<string>> = [
    ...(name.value !== "" && !isListed ? [{ value: code.value, label: name.value, hint }] : []),
    ...places.map((place) => ({
      value: place.code,
      label: place.name,
      hint: place.code,
      keywords: `${place.code} ${place.kana}`,
    })),
  ]
  return (
    <Labelled
      of={{ ...name, error: name.error ?? code.error }}
      hint={code.value === "" ? undefined : t("bank.number", { code: code.value })}
      required={required}
      className={className}
    >
      <Combobox
        options={options}
        value={name.value === "" ? null : code.value}
        disabled={name.isReadOnly}
        placeholder={t("bank.search")}
        clearable
        matches={isBankTyped}
        limit={mostShown}
        onChange={(chosen) => onChoose(chosen ?? "", options.find(({ value }) => value === chosen)?.label ?? "")}
        create={{ label: other, onCreate: (typed) => typed !== "" && onChoose("", typed) }}
      />
    </Labelled>
  )
}
