import { useTranslation } from "react-i18next"
import { useWorkspace } from "@/features/session/workspace.ts"
import { data } from "@/lib/client.ts"
import { texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { type OwnCustomer, type OwnVendor, ownProfileQuery } from "./profile-queries.ts"

export type OwnPartner =
  | { readonly kind: "vendor"; readonly record: OwnVendor }
  | { readonly kind: "customer"; readonly record: OwnCustomer }
type Stored = OwnVendor | OwnCustomer
const isPartner = (detail: unknown): detail is Stored =>
  typeof detail === "object" && detail !== null && "version" in detail && "companyName" in detail

const phoneOf = (of: Stored) => ("phone" in of ? of.phone : of.phoneNumber)
const valuesOf = (of: Stored) => ({
  name: of.name ?? "",
  furiganaName: of.furiganaName ?? "",
  phone: phoneOf(of) ?? "",
  faxNumber: of.faxNumber ?? "",
  postalCode: of.postalCode ?? "",
  registrationNumber: of.registrationNumber ?? "",
  address: of.address ?? "",
})
type Values = ReturnType<typeof valuesOf>

/** What its own person set beside the form raises the version: no conflict with the fields of the form (VEN-04). */
const versionFor = (stored: Stored) => {
  const { customer, vendor } = queryClient.getQueryData(ownProfileQuery.queryKey) ?? {}
  const now = vendor ?? customer
  const isSame = now?.id === stored.id && JSON.stringify(valuesOf(now)) === JSON.stringify(valuesOf(stored))
  return isSame ? Math.max(now.version, stored.version) : stored.version
}

/** The form of the partner's record that its own person keeps; a vendor's telephone has another name on the wire. */
export const useOwnPartner = ({ kind, record }: OwnPartner) => {
  const { t } = useTranslation(["mypage", "partners"])
  const { company } = useWorkspace()
  const show = (stored: Stored) =>
    queryClient.setQueryData(ownProfileQuery.queryKey, (now) => {
      if (now === undefined) return now
      return "phone" in stored ? { ...now, customer: stored } : { ...now, vendor: stored }
    })
  const writingOf = (values: Values, version: number) => {
    const { phone, ...same } = values
    const body = { companyId: company.id, version, ...texts(same) }
    return kind === "vendor"
      ? writing({
          schema: async () => (await import("#modules/people/contract.ts")).peopleContract.profileVendor.body,
          body: { ...body, ...texts({ phoneNumber: phone }) },
          send: async (of, extraHeaders): Promise<Stored> => data(people.profileVendor({ body: of, extraHeaders })),
        })
      : writing({
          schema: async () => (await import("#modules/people/contract.ts")).peopleContract.profileCustomer.body,
          body: { ...body, ...texts({ phone }) },
          send: async (of, extraHeaders): Promise<Stored> => data(people.profileCustomer({ body: of, extraHeaders })),
        })
  }
  const form = useForm<Values, Stored, Stored>({
    first: valuesOf(record),
    stored: record,
    valuesOf,
    isStored: isPartner,
    onConflict: show,
    words: {
      name: t("partners:contact"),
      furiganaName: t("partners:furiganaName"),
      phone: t("partners:phone"),
      faxNumber: t("fax"),
      postalCode: t("postalCode"),
      registrationNumber: t("registrationNumber"),
      address: t("partners:address"),
    },
    fieldOf: (field) => (field === "phoneNumber" ? "phone" : field),
    write: ({ values, stored = record }) => writingOf(values, versionFor(stored)),
    keepAs: `mypage.${company.id}`,
    done: t("saved"),
    onSaved: (saved, { values }) => {
      show(saved)
      form.goOn(saved, valuesOf(saved), values)
    },
  })
  return form
}
