/** A language chosen on the login page, before anyone was known, is that person's choice from then on. */
const place = "tehai.languageChosen"

export const chooseLanguageBeforeSignIn = () => sessionStorage.setItem(place, "1")
export const takeChosenLanguage = () => {
  const wasChosen = sessionStorage.getItem(place) !== null
  sessionStorage.removeItem(place)
  return wasChosen
}
