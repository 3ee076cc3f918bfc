import { useCallback, useEffect, useState } from "react"
import { ApiError } from "@/lib/api-error.ts"
import { data, demo } from "@/lib/client.ts"

const fetchPeople = () => data(demo.people())
export type DemoPerson = Awaited<ReturnType<typeof fetchPeople>>[number]

/**
 * The people of a demo; none where the product is used in earnest, because the call does not exist there.
 *
 * The first call of the product's first page, so it is also the one that hears that the server is being prepared.
 */
export const useDemo = () => {
  const [people, setPeople] = useState<ReadonlyArray<DemoPerson>>([])
  const [isPreparing, setPreparing] = useState(false)
  const ask = useCallback(() => {
    fetchPeople().then(
      (found) => {
        setPeople(found)
        setPreparing(false)
      },
      (error: unknown) => setPreparing(error instanceof ApiError && error.isPreparing),
    )
  }, [])
  useEffect(ask, [ask])
  return { people, isPreparing, ask }
}
