import type { Same } from "../areas.ts"
import type ja from "../ja/profile.ts"

export default {
  title: "Name and password",
  save: "Save",
  currentPassword: "Your password now",
  changePassword: "Change the password",
  changePasswordHint:
    "Leave it empty to keep your password. A new one logs out every other device, and a mail tells you of it.",
  passwordChanged: "The password is changed. Your other devices are logged out.",
  nameChanged: "Your name is changed.",
  signOutEverywhere: "Log out on every device",
  signOutEverywhereAsk: "Log out on every device?",
  signOutEverywhereText: "On this one too. If a device is lost, change your password as well.",
  leaveTitle: "Pause or close",
  leaveDetail: "Your own account",
  leaveKind: "Which of the two",
  leaveReason: "Reason (not needed)",
  leaveFailed: "It could not be done",
  kind: { block: "Blocked by a company", pause: "Pause", close: "Close" },
  leave: { pause: "Pause the account", close: "Ask for its end" },
  happensTitle: "What happens",
  happens: {
    pause: {
      first: "You are logged out on every device at once.",
      second: "While it is paused you can neither punch nor see your plan.",
      third: "Log in whenever you want to go on.",
    },
    close: {
      first: "You are logged out on every device at once.",
      second: "Until the platform has decided, you can log in and take it back.",
      third: "Afterwards you can't log in any more. A mail tells you what was decided.",
    },
  },
  staysTitle: "What stays",
  stays: {
    records: "Attendance, pay and papers stay with the company, which must keep them.",
    list: "So does your entry in the company's list. Ask the company's admin about it.",
  },
  ask: { pause: "Pause your account?", close: "Ask for your account to be closed?" },
  askText: {
    pause: "You are logged out on every device. Logging in ends the pause.",
    close: "You are logged out on every device. Once it is accepted, nobody gets into this account.",
  },
  askUnsent: "On this device are punches that have not reached the company. Send them first, where there is a signal.",
  leaveHistory: "Pauses and closings so far",
  leaveState: { now: "Still blocked", over: "Ended", refused: "Not accepted" },
} satisfies Same<typeof ja>
