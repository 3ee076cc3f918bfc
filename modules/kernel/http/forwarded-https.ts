/** Whether the browser came by HTTPS, as the proxy in front says; the product itself speaks HTTP alone. */
import type { HttpServerRequest } from "effect/http"

export const isForwardedHttps = ({ headers }: HttpServerRequest.HttpServerRequest) =>
  headers["x-forwarded-proto"] === "https"
