export const recentBeginning = "tehai.recent."

/** Names of people stay on no device after the sign-in. */
export const forgetRecent = () => {
  for (const place of Object.keys(localStorage)) if (place.startsWith(recentBeginning)) localStorage.removeItem(place)
}
