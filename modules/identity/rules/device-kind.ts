/** What kind of device somebody signed in by, as its browser calls itself: enough to know one's own telephone again. */
import type { DeviceKind } from "../codes.ts"

/** An Android without "Mobile" is a tablet; an iPad of today calls itself a Macintosh, and is taken for one. */
export const deviceKind = (userAgent: string): DeviceKind => {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return "tablet"
  if (/iPhone|iPod|Android|Mobile/i.test(userAgent)) return "phone"
  return /Windows|Macintosh|X11|Linux|CrOS/i.test(userAgent) ? "computer" : "unknown"
}
