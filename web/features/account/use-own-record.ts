import { useNavigate } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { staffKey } from "@/features/people/staff-queries.ts"
import { useFieldName } from "@/features/people/use-field-name.ts"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { data } from "@/lib/client.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { type OwnProfile, type OwnRecord, ownProfileQuery } from "./profile-queries.ts"

const isRecord = (detail: unknown): detail is OwnRecord =>
  typeof detail === "object" && detail !== null && "version" in detail && "emergencyAddress" in detail

const valuesOf = ({ address, emergencyAddress: whom, furiganaName, phone, yearExperience }: OwnRecord) => ({
  furiganaName: furiganaName ?? "",
  phone: phone ?? "",
  address: address ?? "",
  yearExperience: yearExperience === null ? "" : String(yearExperience),
  "emergencyAddress.name": whom.name ?? "",
  "emergencyAddress.relation": whom.relation ?? "",
  "emergencyAddress.phone": whom.phone ?? "",
  "emergencyAddress.address": whom.address ?? "",
})
type Values = ReturnType<typeof valuesOf>

const bodyOf = (values: Values) => ({
  furiganaName: textOrNull(values.furiganaName),
  phone: textOrNull(values.phone),
  address: textOrNull(values.address),
  yearExperience: numberOrNull(values.yearExperience),
  emergencyAddress: {
    name: textOrNull(values["emergencyAddress.name"]),
    relation: textOrNull(values["emergencyAddress.relation"]),
    phone: textOrNull(values["emergencyAddress.phone"]),
    address: textOrNull(values["emergencyAddress.address"]),
  },
})

/** The form of one's own record; saved, it leads on to where the server says (SHELL-17). */
export const useOwnRecord = (record: OwnRecord) => {
  const { t } = useTranslation("mypage")
  const navigate = useNavigate()
  const workspace = useWorkspace()
  const show = (staff: OwnRecord) =>
    queryClient.setQueryData(ownProfileQuery.queryKey, (now) => (now === undefined ? now : { ...now, staff }))
  return useForm<Values, OwnProfile & { readonly nextPath: "/salary-v4" | "/calendar" }, OwnRecord>({
    first: valuesOf(record),
    stored: record,
    valuesOf,
    isStored: isRecord,
    onConflict: show,
    words: useFieldName(),
    write: ({ values, stored = record }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.updateProfile.body,
        body: { companyId: workspace.company.id, version: stored.version, ...bodyOf(values) },
        send: (body, extraHeaders) => data(people.updateProfile({ body, extraHeaders })),
      }),
    keepAs: `mypage.${workspace.company.id}`,
    invalidates: [staffKey],
    done: t("saved"),
    onSaved: ({ nextPath, staff }) => {
      if (staff !== null) show(staff)
      if (isOpen(workspace, nextPath)) void navigate({ to: nextPath })
    },
  })
}
