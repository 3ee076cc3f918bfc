/** Which company somebody has just joined in this tab: the page is loaded anew then, and its first screen says so once. */
const place = "tehai.joined"

export const joinedNote = {
  keep: (companyName: string) => sessionStorage.setItem(place, companyName),
  take: () => {
    const name = sessionStorage.getItem(place)
    sessionStorage.removeItem(place)
    return name
  },
}
