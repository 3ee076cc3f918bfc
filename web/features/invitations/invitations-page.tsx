import { useQuery } from "@tanstack/react-query"
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { useWorkspace } from "@/features/session/workspace.ts"
import { hasSentQuery } from "./invitation-queries.ts"
import { type InvitationSearch, invitationSearch } from "./invitation-search.ts"
import { ReceivedList } from "./received-list.tsx"
import { SentList } from "./sent-list.tsx"

const route = getRouteApi("/_shell/invites-user")

/** 招待: what was sent and what was received, by what stands in the address. */
export function InvitationsPage() {
  const { t } = useTranslation("invitations")
  // Whoever invites nobody, and never has, comes for what he was sent.
  const { buttons } = useWorkspace()
  const mayInvite = buttons.includes("invite") || buttons.includes("hire")
  const { data: hasSent = false } = useQuery({ ...hasSentQuery, enabled: !mayInvite })
  const isSender = mayInvite || hasSent
  const asked = invitationSearch({ ...route.useSearch() })
  const search: InvitationSearch = isSender ? asked : { ...asked, box: "received" }
  const navigate = route.useNavigate()
  const router = useRouter()
  const onChange = (next: InvitationSearch) => {
    // A letter typed just before the page was left must not lead back to it.
    if (router.latestLocation.pathname === "/invites-user")
      void navigate({ search: invitationSearch({ ...next }), replace: true })
  }
  const List = search.box === "received" ? ReceivedList : SentList
  return <List isSender={isSender} search={search} onChange={onChange} title={t("title")} />
}
