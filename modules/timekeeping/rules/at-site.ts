/** 現場内・離れ・位置不正確: how far from its site somebody pressed. */
export interface Place {
  readonly lat: number
  readonly lng: number
}
/** A site has a gate, a yard and a car park; beyond this somebody looks. */
const siteMetres = 200
const earthMetres = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

const metresBetween = (one: Place, other: Place) => {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const a = Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** How far to the east and to the north; flat, as a plan of some kilometres is. */
const offsetOf = (site: Place, pressed: Place) => ({
  east: Math.round(earthMetres * radians(pressed.lng - site.lng) * Math.cos(radians((site.lat + pressed.lat) / 2))),
  north: Math.round(earthMetres * radians(pressed.lat - site.lat)),
})

/**
 * How far from the site, in which direction, and whether it counts as on the site, which reaches `siteMetres` around.
 *
 * A telephone that knows its place badly is given the benefit of it; one that does not know it within a site's size says
 * nothing (null), unless it is away even so.
 */
export const distanceFrom = (site: Place, pressed: Place & { readonly accuracy: number | null }) => {
  const metres = Math.round(metresBetween(site, pressed))
  const accuracy = pressed.accuracy ?? 0
  const mayBeOnSite = metres - accuracy <= siteMetres
  const isOnSite = mayBeOnSite && accuracy > siteMetres ? null : mayBeOnSite
  return { metres, isOnSite, ...offsetOf(site, pressed), siteMetres }
}
