import { useTranslation } from "react-i18next"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { type InvitationSearch, invitationStates } from "./invitation-search.ts"

export interface FilterProps {
  readonly search: InvitationSearch
  readonly onChange: (next: InvitationSearch) => void
}
export interface ListProps extends FilterProps {
  /** Sends invitations too: he chooses between what he sent and what he was sent. */
  readonly isSender: boolean
  readonly title: string
}
/** Sent or received, searched, in one state. */
export function InvitationFilters({ search, onChange, isSender }: Omit<ListProps, "title">) {
  const { t } = useTranslation("invitations")
  const { box, q, sort, state } = search
  return (
    <>
      {isSender && (
        <ToggleGroup
          label={t("box")}
          value={box ?? "sent"}
          onChange={(next) => onChange(next === "sent" ? { q } : { q, box: next })}
          options={(["sent", "received"] as const).map((value) => ({ value, label: t(`boxes.${value}`) }))}
        />
      )}
      <SearchBox
        value={q ?? ""}
        onChange={(text) => onChange({ box, state, sort, q: text })}
        label={t("searchLabel")}
        placeholder={t("search")}
        className="w-56 max-md:w-full"
      />
      <ToggleGroup
        label={t("status")}
        value={state ?? "all"}
        onChange={(next) => onChange({ box, q, sort, ...(next === "all" ? {} : { state: next }) })}
        options={(["all", ...invitationStates] as const).map((value) => ({ value, label: t(`state.${value}`) }))}
      />
    </>
  )
}
