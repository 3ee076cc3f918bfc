/** Calls of notifications: paths as the specification writes them. */
export const notificationCalls = {
  list: { method: "GET", path: "/notification" },
  totalUnread: { method: "GET", path: "/notification/total-unread" },
  detail: { method: "GET", path: "/notification/:id" },
  readMultiple: { method: "PUT", path: "/v4/notification/read-multiple" },
  deletedMultiple: { method: "PUT", path: "/v4/notification/deleted-multiple" },
  mailHistory: { method: "POST", path: "/nest/mail/history" },
  mail: { method: "GET", path: "/nest/mail/:id" },
  platformMails: { method: "POST", path: "/nest/platform-mail" },
  platformMail: { method: "GET", path: "/nest/platform-mail/:id" },
  resendPlatformMail: { method: "POST", path: "/nest/platform-mail/:id/resend" },
  resendMail: { method: "POST", path: "/nest/mail/:id/resend" },
} as const
