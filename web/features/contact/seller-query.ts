import { data } from "@/lib/client.ts"
import { contact } from "./client.ts"

/** Asked once when the page opens: it has no query cache. */
export const fetchSeller = () => data(contact.seller())
export type Seller = Awaited<ReturnType<typeof fetchSeller>>
