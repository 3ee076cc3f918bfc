/** Method and path of each call about files, as the specification writes them. */
export const filesCalls = {
  upload: { method: "POST", path: "/upload" },
  giveEarly: { method: "POST", path: "/v2/company/registration/picture" },
  common: { method: "GET", path: "/nest/common" },
  removeBackground: { method: "POST", path: "/nest/common/remove-background" },
} as const
