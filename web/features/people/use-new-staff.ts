import { useTranslation } from "react-i18next"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { formKeyOf, inviteBody } from "./draft-body.ts"
import type { Values } from "./draft-values.ts"
import { type StaffView, staffKey } from "./staff-queries.ts"
import { useFieldName } from "./use-field-name.ts"

/** What the server lets this person take somebody on as. */
export interface InviteAs {
  readonly roleId: number
  /** Nobody of the company takes it back. */
  readonly isForGood: boolean
  readonly needsVendor: boolean
  readonly mayPay: boolean
  readonly needsBirthday: boolean
  readonly needsBank: boolean
  readonly maySupervise: boolean
  readonly mayLimitRevenue: boolean
  readonly mayMailPaper: boolean
  readonly mayHeal: boolean
  readonly salaryTypes: ReadonlyArray<number>
}
/** What the server says of the choice that is made; nothing before one is. */
export const chosenOf = (inviteAs: ReadonlyArray<InviteAs>, chosen: string | undefined) =>
  inviteAs.find(({ roleId }) => String(roleId) === chosen)

/** The form of a person who is taken on. */
export const useNewStaff = (first: Values, inviteAs: ReadonlyArray<InviteAs>, onSaved: (made: StaffView) => void) => {
  const { t } = useTranslation("people")
  return useForm<Values, StaffView, StaffView>({
    first,
    words: useFieldName(),
    fieldOf: (field, { values }) => formKeyOf(field, values),
    // The schema asks for it by the role, and only once everything else is right.
    rules: ({ values }) =>
      chosenOf(inviteAs, values.roleId)?.needsBirthday !== false && values.birthday === ""
        ? [{ field: "birthday", key: "required" }]
        : [],
    write: ({ values, base }) => {
      const chosen = chosenOf(inviteAs, values.roleId)
      const newAs = {
        needsVendor: chosen?.needsVendor === true,
        mayPay: chosen?.mayPay !== false,
        maySupervise: chosen?.maySupervise === true,
        mayLimitRevenue: chosen?.mayLimitRevenue === true,
        mayHeal: chosen?.mayHeal === true,
      }
      return writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.inviteStaff.body,
        body: inviteBody(values, base, newAs),
        send: (body, extraHeaders) => data(people.inviteStaff({ body, extraHeaders })),
      })
    },
    keepAs: "staff.new",
    invalidates: [
      [...staffKey, "list"],
      [...staffKey, "frame"],
    ],
    done: ({ name }) => t("registered", { name }),
    onSaved,
  })
}
