import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { Ban, CircleHelp, CircleSlash, Clock, MailCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { AccountFrame, ToLogin } from "@/features/session/account-frame.tsx"
import { linkToken } from "@/features/session/link-token.ts"
import { ApiError, isUnreachable, sentenceOf } from "@/lib/api-error.ts"
import { AskAgain } from "./ask-again.tsx"
import { endedOf } from "./ended-invitation.ts"
import { type Invitation, invitationQuery } from "./invitation-query.ts"

/** Nothing of the reader's is broken: which of these it is, and what he can do. */
const ends = {
  Link_Expired: { key: "expired", Icon: Clock },
  Link_Used: { key: "used", Icon: MailCheck },
  Invite_Token_Invalid: { key: "withdrawn", Icon: Ban },
} as const
/** He said no himself, and was never a member. */
const declined = { key: "declined", Icon: CircleSlash } as const
const isEnd = (code: string): code is keyof typeof ends => code in ends
const unknown = { key: "unknown", Icon: CircleHelp } as const
const endOf = (error: unknown) =>
  error instanceof ApiError && isEnd(error.errorCode) ? ends[error.errorCode] : unknown

export function InviteOver({ error, onRetry }: { readonly error?: unknown; readonly onRetry?: () => void }) {
  const { t } = useTranslation(["invited", "common"])
  const { t: common } = useTranslation("common")
  if (error !== undefined && isUnreachable(error))
    return (
      <>
        <p role="alert" className="rounded-lg bg-danger-bg px-4 py-3 text-danger">
          {sentenceOf(error, common)}
        </p>
        <Button onClick={onRetry}>{t("common:tryAgain")}</Button>
      </>
    )
  const ended = endedOf(error)
  const { key, Icon } = ended?.isDeclined === true ? declined : endOf(error)
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-warning-bg text-warning">
        <Icon className="size-8" aria-hidden="true" />
      </span>
      <h2 className="text-xl font-bold">{t(`over.${key}.title`)}</h2>
      {ended !== undefined && (
        <p className="text-base">
          {t(`over.${key}.what`, { ...ended })}
          <span className="block text-sm text-muted-foreground">{t("over.to", { ...ended })}</span>
        </p>
      )}
      <p className="text-base text-muted-foreground">{t(`over.${key}.next`)}</p>
      {ended !== undefined && key !== "used" && (
        <p className="text-base text-muted-foreground">{t("over.reply", { ...ended })}</p>
      )}
    </div>
  )
}

interface InviteFrameProps {
  readonly title: string
  readonly children: (invitation: Invitation) => React.ReactNode
}
/** A page of the link in an invitation's mail: what the link says first, then what one does with it. */
export function InviteFrame({ title, children }: InviteFrameProps) {
  const token = linkToken()
  return (
    <AccountFrame title={title}>
      {token === undefined ? (
        <>
          <InviteOver />
          <ToLogin />
        </>
      ) : (
        <OfToken token={token}>{children}</OfToken>
      )}
    </AccountFrame>
  )
}
function OfToken({ token, children }: Pick<InviteFrameProps, "children"> & { readonly token: string }) {
  const { t } = useTranslation("account")
  const { data: invitation, error, refetch } = useQuery(invitationQuery(token))
  if (error !== null)
    return (
      <>
        <InviteOver error={error} onRetry={() => void refetch()} />
        {endOf(error) === ends.Link_Expired && <AskAgain token={token} />}
        <ToLogin />
      </>
    )
  if (invitation === undefined) return <Skeleton className="h-40" />
  if (invitation !== null) return children(invitation)
  // The link of a registration has a page of its own.
  return (
    <Link to="/active-email" hash={token} className={buttonVariants({ size: "submit" })}>
      {t("activate")}
    </Link>
  )
}
