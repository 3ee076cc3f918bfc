import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { currentOwner } from "@/lib/device/owner.ts"
import { stepsQuery } from "./steps-query.ts"

/** Where it is kept that somebody put はじめの一歩 away, or took it out again: how a screen looks is no record. */
const placeOf = () => {
  const owner = currentOwner()
  return `tehai.firstSteps.${owner?.personId}.${owner?.companyId}`
}

/**
 * はじめの一歩 beside the calendar. It stands open until something is arranged; put away, or
 * once only the first press is missing, it is a button.
 */
export const useFirstSteps = () => {
  const { data: steps } = useQuery(stepsQuery)
  const [chosen, setChosen] = useState(() => localStorage.getItem(placeOf()))
  const keep = (choice: "open" | "away") => {
    localStorage.setItem(placeOf(), choice)
    setChosen(choice)
  }
  const isArranged = steps?.some(({ key, isDone }) => key === "task" && isDone) === true
  const isOpen = chosen === "open" || (chosen !== "away" && !isArranged)
  return {
    steps,
    isOpen,
    putAway: () => keep("away"),
    bringBack: () => keep("open"),
  }
}
