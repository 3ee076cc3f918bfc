import { useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { normaliseEmail, normaliseFurigana, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { data } from "@/lib/client.ts"
import { checkCustomer, checkVendor } from "../check-draft.ts"
import { people } from "../client.ts"
import { customersQuery, partnersKey, vendorsQuery } from "../partner-queries.ts"
import { Line, QuickDialog } from "./quick-dialog.tsx"
import { type Texts, useQuickForm } from "./quick-form.ts"

export interface MadePartner {
  readonly id: number
  readonly companyName: string
}
interface PartnerDialogProps {
  /** What was typed in the search: most often the name. */
  readonly typed: string
  readonly onClose: () => void
  readonly onMade: (made: MadePartner) => void
}
const orNull = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim() === "" ? null : text]))
const body = (texts: Texts) => ({ ...orNull(texts), companyName: texts.companyName })

const tidies = {
  furiganaName: normaliseFurigana,
  email: normaliseEmail,
  phone: normalisePhone,
  phoneNumber: normalisePhone,
}
const empty = { furiganaName: "", name: "", email: "", address: "" }

/** 得意先, made from the form of a site. */
export function CustomerDialog({ typed, onClose, onMade }: PartnerDialogProps) {
  const { t } = useTranslation(["partners", "labels"])
  const queries = useQueryClient()
  const form = useQuickForm({
    first: { companyName: typed, ...empty, phone: "" },
    tidies,
    check: (texts, language) => checkCustomer(body(texts), language),
    write: (asked, extraHeaders) => data(people.createCustomer({ body: asked, extraHeaders })),
    invalidates: [partnersKey],
    done: ({ companyName }) => t("made", { name: companyName }),
    onMade: (made) => {
      queries.setQueryData(customersQuery.queryKey, (now) => now && { ...now, data: [...now.data, made] })
      onMade(made)
    },
  })
  return <PartnerFields form={form} word={t("labels:customer")} phone="phone" onClose={onClose} />
}
/** 協力会社, made where one of its workers is taken on. */
export function VendorDialog({ typed, onClose, onMade }: PartnerDialogProps) {
  const { t } = useTranslation(["partners", "labels"])
  const queries = useQueryClient()
  const form = useQuickForm({
    first: { companyName: typed, ...empty, phoneNumber: "" },
    tidies,
    check: (texts, language) => checkVendor(body(texts), language),
    write: (asked, extraHeaders) => data(people.inviteVendor({ body: asked, extraHeaders })),
    invalidates: [partnersKey],
    done: ({ companyName }) => t("made", { name: companyName }),
    onMade: (made) => {
      queries.setQueryData(vendorsQuery.queryKey, (now) => now && { ...now, data: [...now.data, made] })
      onMade(made)
    },
  })
  const word = t("labels:vendor")
  return (
    <PartnerFields
      form={form}
      word={word}
      phone="phoneNumber"
      emailHint={t("vendorEmailHint", { word })}
      onClose={onClose}
    />
  )
}

interface PartnerFieldsProps {
  readonly form: Parameters<typeof QuickDialog>[0]["form"]
  readonly word: string
  /** What the request calls the phone number. */
  readonly phone: "phone" | "phoneNumber"
  readonly emailHint?: string
  readonly onClose: () => void
}
function PartnerFields({ form, word, phone, emailHint, onClose }: PartnerFieldsProps) {
  const { t } = useTranslation("partners")
  const words: Texts = {
    companyName: t("companyName"),
    furiganaName: t("furiganaName"),
    name: t("contact"),
    [phone]: t("phone"),
    email: t("email"),
    address: t("address"),
  }
  const line = (field: string) => ({ form, field, label: words[field] ?? field })
  return (
    <QuickDialog form={form} title={t("title", { word })} wordOf={(field) => words[field] ?? field} onClose={onClose}>
      <Line {...line("companyName")} required className="md:col-span-2" />
      <Line {...line("furiganaName")} />
      <Line {...line("name")} />
      <Line {...line(phone)} type="tel" />
      <Line {...line("email")} type="email" {...(emailHint === undefined ? {} : { hint: emailHint })} />
      <Line {...line("address")} className="md:col-span-2" />
    </QuickDialog>
  )
}
