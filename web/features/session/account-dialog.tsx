import type { QueryKey } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { CurrentPasswordField, NewPasswordFields } from "@/features/session/password-fields.tsx"
import { signOutEverywhere } from "@/features/session/sign-out.ts"
import { isOpen, useWorkspace, workspaceQuery } from "@/features/session/workspace.ts"
import { data, identity } from "@/lib/client.ts"
import { textOrNull, texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { useWrite } from "@/lib/use-write.ts"

interface Typed {
  readonly name: string
  readonly password: string
  readonly newPassword: string
  readonly confirm: string
}
const changesPassword = ({ password, newPassword, confirm }: Typed) => `${password}${newPassword}${confirm}` !== ""

/** Only the name, or the name with a new password, for which the old one is asked. */
const writingOf = (values: Typed) =>
  changesPassword(values)
    ? writing({
        schema: async () => (await import("#modules/identity/contract.ts")).identityContract.changePassword.body,
        body: { ...values, name: textOrNull(values.name) },
        send: async (body, extraHeaders) => {
          await data(identity.changePassword({ body, extraHeaders }))
          return "passwordChanged" as const
        },
      })
    : writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.updateProfile.body,
        body: texts({ name: values.name }),
        send: async (body, extraHeaders) => {
          await data(people.updateProfile({ body, extraHeaders }))
          return "nameChanged" as const
        },
      })

/** お名前・パスワード: one's own, above all companies (AUTH-15). */
export default function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { person } = useWorkspace()
  return (
    <AccountWindow name={person.name} shownBy={workspaceQuery.queryKey} onClose={onClose}>
      <Ways onClose={onClose} />
    </AccountWindow>
  )
}

interface AccountWindowProps {
  readonly name: string
  /** The query that shows the name. */
  readonly shownBy: QueryKey
  readonly onClose: () => void
  /** Below the fields: further ways. */
  readonly children?: React.ReactNode
}
/** The same for whoever has entered no company, as the platform's own people (SUP-07). */
export function AccountWindow({ name, shownBy, onClose, children }: AccountWindowProps) {
  const { t } = useTranslation(["profile", "account"])
  const form = useForm({
    first: { name, password: "", newPassword: "", confirm: "" },
    words: {
      name: t("account:name"),
      password: t("currentPassword"),
      newPassword: t("account:newPassword"),
      confirm: t("account:newPasswordAgain"),
    },
    isSame: ({ base, values }) => values.name === base.name && !changesPassword(values),
    // The schema compares them only once every other field is right.
    rules: ({ values }) =>
      values.newPassword === values.confirm ? [] : [{ field: "confirm", key: "passwordMismatch" }],
    write: ({ values }) => writingOf(values),
    invalidates: [shownBy],
    done: (changed) => t(changed),
    onSaved: onClose,
  })
  const isNewPassword = changesPassword(form.values)
  return (
    <FormDialog form={form} title={t("title")} action={t("save")} onClose={onClose} bodyClassName="flex flex-col gap-4">
      <TextField {...form.field("name")} autoComplete="name" tall required />
      <fieldset className="flex flex-col gap-4 border-t pt-4">
        <legend className="float-left mb-1 w-full text-base font-bold">{t("changePassword")}</legend>
        <p className="clear-both text-xs text-muted-foreground max-md:text-sm">{t("changePasswordHint")}</p>
        <CurrentPasswordField {...form.field("password")} required={isNewPassword} />
        <NewPasswordFields
          required={isNewPassword}
          password={form.field("newPassword")}
          again={form.field("confirm")}
        />
      </fieldset>
      {children}
    </FormDialog>
  )
}
/** 休止・退会 is open to everybody who is signed in (SHELL-20). */
export function ToLeave({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("profile")
  return (
    <Link to="/suspend" className={buttonVariants({ variant: "quiet" })} onClick={onClose}>
      {t("leaveTitle")}
    </Link>
  )
}
function Ways({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("profile")
  const workspace = useWorkspace()
  const [isAsking, setAsking] = useState(false)
  const everywhere = useWrite({ write: signOutEverywhere })
  return (
    <div className="flex flex-wrap gap-2 border-t pt-4">
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t("signOutEverywhere")}
      </Button>
      {isOpen(workspace, "/sign-ins") && (
        <Link to="/sign-ins" className={buttonVariants({ variant: "quiet" })} onClick={onClose}>
          {t("signIns")}
        </Link>
      )}
      {isOpen(workspace, "/permission") && (
        <Link to="/permission" className={buttonVariants({ variant: "quiet" })} onClick={onClose}>
          {t("permissions")}
        </Link>
      )}
      <ToLeave onClose={onClose} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("signOutEverywhereAsk")}
        description={t("signOutEverywhereText")}
        action={t("signOutEverywhere")}
        destructive={false}
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate(undefined)}
      />
    </div>
  )
}
