/** Where the device is. Asked for by the first punch, never before; refused or slow is fine. */
import type { Position } from "./press.ts"

const usualMillis = 3_000
/** The browser's question stands on the screen for the first time. */
const questionMillis = 10_000

const isQuestion = () =>
  navigator.permissions
    .query({ name: "geolocation" })
    .then(({ state }) => state === "prompt")
    .catch(() => false)

/** Undefined when the person has refused, the device has none, or it takes too long. */
export const here = async (): Promise<Position | undefined> => {
  if (!("geolocation" in navigator) || !isSecureContext) return undefined
  const millis = (await isQuestion()) ? questionMillis : usualMillis
  return await new Promise((resolve) => {
    setTimeout(() => resolve(undefined), millis)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude, accuracy: Math.round(coords.accuracy) }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: millis, maximumAge: 60_000 },
    )
  })
}
