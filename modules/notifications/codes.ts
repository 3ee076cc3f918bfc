/** How far a mail has come, with the specification's numbers. */
export const mailStatuses = { pending: 0, sent: 1, failed: 2 } as const
export type MailState = keyof typeof mailStatuses

/** Kinds of mails that carry a paper of the company, or what the other side said of one. */
export const paperMails = ["paper", "paperAnswer"] as const

/** What notices are about, by the first part of their kinds. */
export const noticeAreas = {
  work: [
    "task",
    "customerWish",
    "wishAnswered",
    "slotAsked",
    "slotAnswered",
    "slotTakenBack",
    "siteAsked",
    "siteJoined",
    "siteAnswered",
  ],
  attendance: ["askEnd", "askStart"],
  pay: ["slipReady"],
  paper: ["paper"],
  expense: ["expense"],
  people: ["invitationAnswered", "invitationAskedAgain", "mailFailed"],
  company: ["billing", "signUp", "companyDecided", "platformLooked"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>
export type NoticeArea = keyof typeof noticeAreas
export const noticeAreaNames = [
  "work",
  "attendance",
  "pay",
  "paper",
  "expense",
  "people",
  "company",
] as const satisfies ReadonlyArray<NoticeArea>
