/** How far a mail has come, with the specification's numbers. */
export const mailStatuses = { pending: 0, sent: 1, failed: 2 } as const
export type MailState = keyof typeof mailStatuses

/** Kinds of mails that carry a paper of the company, or what the other side said of one. */
export const paperMails = ["paper", "paperAnswer"] as const
