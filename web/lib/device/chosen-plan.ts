/** The plan that somebody chose before he had an account: kept on the device until his company is registered (AUTH-21). */
interface ChosenPlan {
  readonly planId: number
  readonly optionId: number | null
}
const place = "tehai.chosenPlan"

const isChosen = (value: unknown): value is ChosenPlan =>
  typeof value === "object" &&
  value !== null &&
  "planId" in value &&
  typeof value.planId === "number" &&
  "optionId" in value &&
  (value.optionId === null || typeof value.optionId === "number")

export const chosenPlan = {
  keep: (chosen: ChosenPlan) => localStorage.setItem(place, JSON.stringify(chosen)),
  read: (): ChosenPlan | undefined => {
    const text = localStorage.getItem(place)
    if (text === null) return undefined
    const value: unknown = JSON.parse(text)
    return isChosen(value) ? value : undefined
  },
  forget: () => localStorage.removeItem(place),
}
