/** Calls of identity: paths as the specification writes them. */
export const identityCalls = {
  login: { method: "POST", path: "/auth/login" },
  requestAccessToken: { method: "POST", path: "/auth/request-access-token" },
  forgotPassword: { method: "POST", path: "/auth/forgot-password" },
  logout: { method: "POST", path: "/auth/logout" },
  updatePreferences: { method: "PUT", path: "/user/preferences" },
} as const
