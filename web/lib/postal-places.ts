import { queryOptions } from "@tanstack/react-query"
import { normalisePostalCode } from "#modules/kernel/fields/normalise.ts"
import { companies, data } from "./client.ts"

const fetchPlaces = (code: string, signal: AbortSignal) =>
  data(companies.postalCode({ params: { code }, fetchOptions: { signal } }))
export type PostalPlace = Awaited<ReturnType<typeof fetchPlaces>>[number]

/** The whole code in what is typed; undefined while digits are missing. */
export const wholePostalCode = (typed: string) => {
  const code = normalisePostalCode(typed)
  return /^\d{3}-\d{4}$/.test(code) ? code : undefined
}

/** The places of a postal code: the same all day. */
export const placesQuery = (code: string) =>
  queryOptions({
    queryKey: ["postal-code", code],
    queryFn: ({ signal }) => fetchPlaces(code, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
