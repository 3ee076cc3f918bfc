/** Calls of identity: paths as the specification writes them. */
export const identityCalls = {
  login: { method: "POST", path: "/auth/login" },
  requestAccessToken: { method: "POST", path: "/auth/request-access-token" },
  forgotPassword: { method: "POST", path: "/auth/forgot-password" },
  requestOtp: { method: "POST", path: "/auth/request-otp" },
  checkOtp: { method: "POST", path: "/auth/check-otp" },
  activeEmail: { method: "POST", path: "/auth/active-email" },
  changePassword: { method: "PUT", path: "/user/change-password" },
  closeAccount: { method: "POST", path: "/v3/user/close-account" },
  closeAccountRequests: { method: "GET", path: "/v3/user/close-account-requests" },
  decideCloseAccount: { method: "PUT", path: "/v3/user/close-account/:id" },
  logout: { method: "POST", path: "/auth/logout" },
  signIns: { method: "GET", path: "/user/sign-ins" },
  endSignIn: { method: "PUT", path: "/user/sign-ins/:id/end" },
  agreeToTerms: { method: "PUT", path: "/user/agreed-terms" },
  updatePreferences: { method: "PUT", path: "/user/preferences" },
} as const
