import { createContext, useContext } from "react"

/** The arrangements that are picked to be deleted; undefined while nothing is picked from the calendar. */
export const Picked = createContext<ReadonlySet<number> | undefined>(undefined)
export const usePicked = () => useContext(Picked)
