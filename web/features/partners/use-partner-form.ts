import { useTranslation } from "react-i18next"
import { partnersKey } from "@/features/people/partner-queries.ts"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import type { RecordForm } from "@/lib/form/use-record-form.ts"
import { type Writing, writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { mayEdit } from "@/lib/permissions.tsx"
import { queryClient } from "@/lib/query-client.ts"
import type { Kind } from "./kinds.ts"
import { type PartnerView, partnerQuery } from "./partner-queries.ts"
import { changedBody, emptyValues, newBody, partsOf, type Values, valuesOf } from "./partner-values.ts"
import { useFieldWords } from "./use-field-words.ts"

export type PartnerForm = RecordForm<Values, PartnerView, PartnerView>

/** What a customer is not saved without (CUS-04): all of it when new; of one who came by an invitation, what is there. */
export const isNeeded = (kind: Kind, { base, stored }: PartnerForm, name: string) =>
  kind === "customer" && (stored === undefined || (base[name] ?? "") !== "")

const contract = async () => (await import("#modules/people/contract.ts")).peopleContract
const isView = (detail: unknown): detail is PartnerView =>
  typeof detail === "object" && detail !== null && "missing" in detail && "version" in detail

const makeOf = (kind: Kind, values: Values): Writing<PartnerView> => {
  const body = newBody(kind, values)
  return kind === "customer"
    ? writing({
        schema: async () => (await contract()).createCustomer.body,
        body,
        send: (asked, extraHeaders) => data(people.createCustomer({ body: asked, extraHeaders })),
      })
    : writing({
        schema: async () => (await contract()).inviteVendor.body,
        body,
        send: (asked, extraHeaders) => data(people.inviteVendor({ body: asked, extraHeaders })),
      })
}
const changeOf = (kind: Kind, id: number, body: object): Writing<PartnerView> =>
  kind === "customer"
    ? writing({
        schema: async () => (await contract()).updateCustomer.body,
        body,
        send: (asked, extraHeaders) => data(people.updateCustomer({ params: { id }, body: asked, extraHeaders })),
      })
    : writing({
        schema: async () => (await contract()).updateVendor.body,
        body,
        send: (asked, extraHeaders) => data(people.updateVendor({ params: { id }, body: asked, extraHeaders })),
      })

/** The form of a partner who is written down. */
export const useNewPartner = (kind: Kind, onSaved: (made: PartnerView) => void): PartnerForm => {
  const { t } = useTranslation("trading")
  const first = emptyValues(kind)
  return useForm<Values, PartnerView, PartnerView>({
    first,
    words: useFieldWords(kind),
    write: ({ values }) => makeOf(kind, values),
    keepAs: `${kind}.new`,
    invalidates: [partnersKey],
    done: ({ companyName }) => t("made", { name: companyName }),
    onSaved,
  })
}
/** The form of one who is known: only what was touched is sent. */
export const useStoredPartner = (kind: Kind, view: PartnerView, isEditing: boolean): PartnerForm => {
  const { t } = useTranslation("trading")
  const first = valuesOf(kind, view)
  const show = (now: PartnerView) => queryClient.setQueryData(partnerQuery(kind, now.id).queryKey, now)
  const form: PartnerForm = useForm<Values, PartnerView, PartnerView>({
    first,
    stored: view,
    valuesOf: (now) => valuesOf(kind, now),
    isStored: isView,
    onConflict: show,
    parts: partsOf(first),
    words: useFieldWords(kind),
    mayWrite: (name) => isEditing && (view.permissions.fields[name] === undefined || mayEdit(view, name)),
    write: ({ values, base, stored = view }) =>
      changeOf(kind, view.id, changedBody(kind, values, base, stored.version)),
    keepAs: `${kind}.${view.id}`,
    invalidates: [partnersKey],
    done: t("saved"),
    onSaved: (saved, { values }) => {
      show(saved)
      form.goOn(saved, valuesOf(kind, saved), values)
    },
  })
  return form
}
