/** Lets the device keep the frame of the product, once the page stands. Needs HTTPS or localhost; else nothing happens. */
export const keepShell = () => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined)
  if (document.readyState === "complete") register()
  else addEventListener("load", register, { once: true })
}
