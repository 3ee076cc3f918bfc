import { isKanaRow, type KanaRow } from "#modules/kernel/codes/kana-row.ts"
import { readSiteSearch, type SiteSearch } from "@/features/scheduling/sites/site-search.ts"
import { isText, known, typedOf } from "@/lib/address.ts"

/** The filters of a list of partners as they stand in the address; what is not there filters nothing. */
export interface PartnerSearch {
  readonly q?: string
  readonly kana?: KanaRow | undefined
  readonly status?: 0 | 1 | undefined
  readonly incomplete?: 1 | undefined
  readonly sort?: string | undefined
}
type Given = Readonly<Record<string, unknown>>
export const partnerSearch = ({ q, kana, status, incomplete, sort }: Given): PartnerSearch =>
  known({
    q: typedOf(q),
    kana: isKanaRow(kana) ? kana : undefined,
    status: status === 0 || status === 1 ? status : undefined,
    incomplete: incomplete === 1 ? incomplete : undefined,
    sort: isText(sort) ? sort : undefined,
  })

const partnerTabs = ["sites", "people"] as const
/** A page of one partner: its tab and what filters its sites; to be changed at once, where the server permits it. */
export interface PartnerAddress extends Pick<SiteSearch, "q" | "states" | "sort"> {
  readonly edit?: true
  readonly tab?: (typeof partnerTabs)[number]
}
export const partnerAddress = ({ edit, tab, ...given }: Given): PartnerAddress => {
  const { q, states, sort } = readSiteSearch(given)
  return {
    ...known({ q, states, sort, tab: partnerTabs.find((one) => one === tab) }),
    ...(edit === true ? { edit } : {}),
  }
}
