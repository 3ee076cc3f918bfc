import { getRouteApi, useRouter } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { useWorkspace } from "@/features/session/workspace.ts"
import { type InvitationSearch, invitationSearch } from "./invitation-search.ts"
import { ReceivedList } from "./received-list.tsx"
import { SentList } from "./sent-list.tsx"

const route = getRouteApi("/_shell/invites-user")

/** 招待: what was sent and what was received, by what stands in the address. */
export function InvitationsPage() {
  const { t } = useTranslation("invitations")
  // Whoever invites nobody comes for what he was sent.
  const { buttons } = useWorkspace()
  const isSender = buttons.includes("invite") || buttons.includes("hire")
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
