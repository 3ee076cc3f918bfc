/** Ids of certificates' prices: one for each title of a card, never given twice. */
import type { KeptPrices, PricedCertificate } from "../contract/partner-parts.ts"

/** The rows with their ids: a title that stays keeps its own, a new one gets the next. */
export const numberedCertificates = (
  rows: ReadonlyArray<Omit<PricedCertificate, "id">>,
  stored: KeptPrices = {},
): Required<Pick<KeptPrices, "certificateUnitPrices" | "lastCertificateId">> => {
  const before = new Map((stored.certificateUnitPrices ?? []).map(({ title, id }) => [title, id]))
  let lastCertificateId = Math.max(0, stored.lastCertificateId ?? 0, ...before.values())
  const certificateUnitPrices = rows.map(({ title, price }) => {
    const kept = before.get(title)
    if (kept === undefined) lastCertificateId += 1
    return { id: kept ?? lastCertificateId, title, price }
  })
  return { certificateUnitPrices, lastCertificateId }
}
