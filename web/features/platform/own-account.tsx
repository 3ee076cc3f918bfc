import { useSuspenseQuery } from "@tanstack/react-query"
import { AccountWindow, ToLeave } from "@/features/session/account-dialog.tsx"
import { ownProfileQuery } from "@/features/session/choices.ts"

/** One's own name and password, without a company (SUP-07). Load it lazily. */
export default function OwnAccount({ onClose }: { readonly onClose: () => void }) {
  const { data: own } = useSuspenseQuery(ownProfileQuery)
  return (
    <AccountWindow name={own.name} shownBy={ownProfileQuery.queryKey} onClose={onClose}>
      <ToLeave onClose={onClose} />
    </AccountWindow>
  )
}
