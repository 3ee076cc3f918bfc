/** 得意先 and 協力会社 to choose from, and whether a new one may be made. */
import { queryOptions } from "@tanstack/react-query"
import type { ComboboxOption } from "@/components/ui/combobox.tsx"
import { page } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"

/** Every list of partners goes stale with a change. */
export const partnersKey = ["partners"] as const
const many = 1000

const fetchCustomers = () => page(people.listCustomers({ body: { status: 1, pageSize: many } }))
export const customersQuery = queryOptions({ queryKey: [...partnersKey, "customers"], queryFn: fetchCustomers })

const fetchVendors = () => page(people.listVendors({ body: { status: 1, pageSize: many } }))
export const vendorsQuery = queryOptions({ queryKey: [...partnersKey, "vendors"], queryFn: fetchVendors })

interface Choice {
  readonly id: number
  readonly companyName: string
  readonly furiganaName: string | null
}
/** As a list to search: a partner is found by its reading too. */
export const partnerOptions = (partners: ReadonlyArray<Choice> = []): ReadonlyArray<ComboboxOption<number>> =>
  partners.map(({ id, companyName, furiganaName }) => ({
    value: id,
    label: companyName,
    ...(furiganaName === null ? {} : { keywords: furiganaName }),
  }))
