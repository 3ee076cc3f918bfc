import { Link } from "@tanstack/react-router"
import { mailSearch } from "./mail-search.ts"

interface MailLinkProps {
  readonly id: number
  readonly className: string
  readonly children: React.ReactNode
}
/** Opens a mail beside the list as it is filtered now. */
export function MailLink({ id, className, children }: MailLinkProps) {
  return (
    <Link to="/history-mail" search={(now: object) => mailSearch({ ...now, mail: id })} className={className}>
      {children}
    </Link>
  )
}
