/**
 * Keeps the frame of the product on the device, so that 今日 opens without a signal. Holds no token, keeps nothing of
 * /api and sends nothing: presses are sent by the page. Plain JavaScript, because it is not part of the page's bundle;
 * the build puts the list of files in place of the two words below (shell-cache.ts).
 */
const version = "__VERSION__"
const files = __FILES__
const cacheName = `tehai-shell-${version}`
/** A weak signal must not hold the page back: then the kept one stands. */
const patienceMillis = 2_500

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(cacheName)
    await cache.addAll(files)
    await self.skipWaiting()
  }
  event.waitUntil(keep())
})

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith("tehai-shell-") && name !== cacheName)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

/** The page itself: from the network while there is one, else the kept one. */
const page = async (request) => {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMillis) })
    if (answer.ok) return answer
    return (await caches.match("/", { cacheName })) ?? answer
  } catch {
    return (await caches.match("/", { cacheName })) ?? Response.error()
  }
}
/** Built files carry their content's hash in their name: what is kept is right for ever. */
const asset = async (request) => {
  const kept = await caches.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone())
  return answer
}
self.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== self.location.origin) return
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(request))
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request))
})
