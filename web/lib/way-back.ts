/** Where a person wanted to go before signing in; used once, in this tab only. */
const place = "tehai.next"

export const wayBack = {
  remember: (href: string) => {
    if (!href.startsWith("/login")) sessionStorage.setItem(place, href)
  },
  forget: () => sessionStorage.removeItem(place),
  /** The remembered address of our own, or the start. */
  take: () => {
    const href = sessionStorage.getItem(place)
    sessionStorage.removeItem(place)
    return href?.startsWith("/") === true && !href.startsWith("//") ? href : "/"
  },
}
