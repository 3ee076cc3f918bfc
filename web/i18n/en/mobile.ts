import type { Same } from "../areas.ts"
import type ja from "../ja/mobile.ts"

export default {
  title: "Sign in on a phone",
  detail: "Opens {{company}} on your phone without typing a password",
  how: "Have the phone at hand, then show the QR code. Its camera reads the code and opens the sign-in.",
  show: "Show the QR code",
  code: "QR code for signing in on a phone",
  shown: "The QR code is shown. It works once, for one minute.",
  left: "{{count}} s left, works once",
  copy: "Copy the link",
  copied: "Link copied",
  over: "The minute is over, so the QR code was taken away.",
  again: "Show a new QR code",
  nobodyElse: "Whoever reads it is signed in as you. Show it to nobody else.",
  pageTitle: "Sign in on this device",
  ask: "This device will be signed in with the account of whoever showed the QR code.",
  somebody:
    "{{name}} ({{email}}) is signed in here now. If you go on, this device changes to whoever showed the QR code. Punches not yet sent stay those of {{name}}.",
  signIn: "Sign in on this device",
  change: "Change the sign-in",
  stay: "Stay as {{name}}",
  notAsked: "If you did not show the QR code yourself, do not sign in and close this page.",
  failed: "Not signed in",
  end: {
    cut: {
      title: "The link is cut off",
      next: 'Show the QR code once more under "Sign in on a phone" on the computer, and read it again.',
    },
    expired: {
      title: "The QR code has expired",
      next: "It works for one minute. Show a new one on the computer and read that.",
    },
    used: {
      title: "This QR code was used already",
      next: 'It works once. If it was not you who signed in, look at "Sign-ins" from your page.',
    },
  },
} satisfies Same<typeof ja>
