import { useSyncExternalStore } from "react"

const subscribe = (told: () => void) => {
  addEventListener("online", told)
  addEventListener("offline", told)
  return () => {
    removeEventListener("online", told)
    removeEventListener("offline", told)
  }
}
/** Whether the device has a network at all. A server that can't be reached shows in the calls' errors. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
