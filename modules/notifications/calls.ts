/** Calls of notifications: paths as the specification writes them. */
export const notificationCalls = {
  list: { method: "GET", path: "/notification" },
  totalUnread: { method: "GET", path: "/notification/total-unread" },
  readMultiple: { method: "PUT", path: "/v4/notification/read-multiple" },
  mailHistory: { method: "POST", path: "/nest/mail/history" },
  mail: { method: "GET", path: "/nest/mail/:id" },
  resendMail: { method: "POST", path: "/nest/mail/:id/resend" },
} as const
