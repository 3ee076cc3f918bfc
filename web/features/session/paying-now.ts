/** He chose to pay before he came in: the bills are opened first. In this tab only. */
const wish = "tehai.payNow"

export const payingNow = {
  wish: () => sessionStorage.setItem(wish, "1"),
  take: () => {
    const isWished = sessionStorage.getItem(wish) !== null
    sessionStorage.removeItem(wish)
    return isWished
  },
}
