/** Calls of contact: paths as the list of calls has them. */
export const contactCalls = {
  create: { method: "POST", path: "/nest/contact" },
  list: { method: "GET", path: "/nest/contact" },
  seller: { method: "GET", path: "/nest/seller" },
} as const
