import { useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { normaliseEmail, normaliseFurigana, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { customersQuery, partnersKey, vendorsQuery } from "../partner-queries.ts"

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
const empty = { furiganaName: "", name: "", email: "", address: "" }

const usePartnerWords = () => {
  const { t } = useTranslation("partners")
  return {
    companyName: t("companyName"),
    furiganaName: t("furiganaName"),
    name: t("contact"),
    phone: t("phone"),
    phoneNumber: t("phone"),
    email: t("email"),
    address: t("address"),
  }
}
/** 得意先, made from the form of a site. */
export function CustomerDialog({ typed, onClose, onMade }: PartnerDialogProps) {
  const { t } = useTranslation(["partners", "labels"])
  const queries = useQueryClient()
  const form = useForm({
    first: { companyName: typed, ...empty, phone: "" },
    words: usePartnerWords(),
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.createCustomer.body,
        body: texts(values),
        send: (body, extraHeaders) => data(people.createCustomer({ body, extraHeaders })),
      }),
    invalidates: [partnersKey],
    done: ({ companyName }) => t("made", { name: companyName }),
    onSaved: (made) => {
      queries.setQueryData(customersQuery.queryKey, (now) => now && { ...now, data: [...now.data, made] })
      onMade(made)
    },
  })
  return (
    <FormDialog
      {...partnerFrame}
      form={form}
      title={t("title", { word: t("labels:customer") })}
      action={t("make")}
      onClose={onClose}
    >
      <PartnerFields field={form.field} phone={form.field("phone")} />
    </FormDialog>
  )
}
/** 協力会社, made where one of its workers is taken on. */
export function VendorDialog({ typed, onClose, onMade }: PartnerDialogProps) {
  const { t } = useTranslation(["partners", "labels"])
  const queries = useQueryClient()
  const word = t("labels:vendor")
  const form = useForm({
    first: { companyName: typed, ...empty, phoneNumber: "" },
    words: usePartnerWords(),
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.inviteVendor.body,
        body: texts(values),
        send: (body, extraHeaders) => data(people.inviteVendor({ body, extraHeaders })),
      }),
    invalidates: [partnersKey],
    done: ({ companyName }) => t("made", { name: companyName }),
    onSaved: (made) => {
      queries.setQueryData(vendorsQuery.queryKey, (now) => now && { ...now, data: [...now.data, made] })
      onMade(made)
    },
  })
  return (
    <FormDialog {...partnerFrame} form={form} title={t("title", { word })} action={t("make")} onClose={onClose}>
      <PartnerFields field={form.field} phone={form.field("phoneNumber")} emailHint={t("vendorEmailHint", { word })} />
    </FormDialog>
  )
}
const partnerFrame = { width: 700, bodyClassName: "grid items-start gap-4 md:grid-cols-2" } as const

interface PartnerFieldsProps {
  readonly field: (name: "companyName" | keyof typeof empty) => BoundField<string>
  readonly phone: BoundField<string>
  readonly emailHint?: string
}
function PartnerFields({ field, phone, emailHint }: PartnerFieldsProps) {
  return (
    <>
      <TextField {...field("companyName")} required className="md:col-span-2" />
      <TextField {...field("furiganaName")} normalise={normaliseFurigana} />
      <TextField {...field("name")} />
      <TextField {...phone} type="tel" normalise={normalisePhone} />
      <TextField {...field("email")} type="email" normalise={normaliseEmail} hint={emailHint} />
      <TextField {...field("address")} className="md:col-span-2" />
    </>
  )
}
