import type { Same } from "../areas.ts"
import type ja from "../ja/legal.ts"

export default {
  term: {
    title: "Terms of use",
    sections: {
      promise: {
        title: "These terms",
        text: "Tehai handles arrangements, attendance, pay and papers of construction companies. These terms are an agreement between the companies and people who use it and whoever runs it (“the operator”). You are asked to agree when you sign up.",
      },
      account: {
        title: "Your account",
        text: "Sign up yourself, with your own e-mail address. Tell nobody your password and lend your account to nobody. If somebody may know the password, change it at once.",
      },
      company: {
        title: "Companies and invitations",
        text: "A company invites only people who work for it and its partners, and answers for what it enters. Whether you accept an invitation is yours to decide.",
      },
      records: {
        title: "Records",
        text: "Punches, arrangements, pay and papers are the company's records. You can see your own and say what is wrong. Nobody may punch as somebody else or record what is not true.",
      },
      pay: {
        title: "Calculation and payment",
        text: "Pay and bills are worked out from the company's terms and the figures of the law. Every step can be seen on the screen. The company checks before it pays and answers for paying rightly.",
      },
      forbidden: {
        title: "What you may not do",
        text: "Use another's account, try to see another company's data, hinder the service, or use it against the law. Use may be stopped where that is found.",
      },
      stops: {
        title: "When it stands still",
        text: "Maintenance and faults may make it unavailable. What you punch without a signal stays on the device and is sent once there is one.",
      },
      leaving: {
        title: "Pausing and leaving",
        text: "You can pause your account or ask for its end at any time. Records that a company must keep stay with the company.",
      },
      changes: {
        title: "Changes",
        text: "Before these terms change you are told on the screen or by mail.",
      },
      law: {
        title: "Law",
        text: "The law of Japan applies.",
      },
    },
  },
  privacy: {
    title: "Privacy policy",
    sections: {
      what: {
        title: "What is kept",
        text: "Your name and e-mail address, what the company enters about you (birthday, address, telephone, terms of pay, insurance), arrangements and punches, papers, and when you logged in.",
      },
      why: {
        title: "What for",
        text: "For arrangements, attendance, pay and papers, and for telling you about them. Not for advertising, and never sold.",
      },
      place: {
        title: "Where you are",
        text: "Only at the press of in or out, and only where your device allows it. You can punch without it. At no other time is a place recorded.",
      },
      who: {
        title: "Who sees it",
        text: "Within the company, only those whose role needs it; pay and birthdays only those who deal with them. Of your plans with other companies, nothing but the hours is seen.",
      },
      others: {
        title: "Others",
        text: "Nothing is handed on, but where the law demands it or you ask for it.",
      },
      howLong: {
        title: "How long",
        text: "Attendance and pay are kept as the company's records for as long as the law says.",
      },
      device: {
        title: "On your device",
        text: "A cookie keeps you logged in for 30 days. Today's plan and punches that have not gone out lie on the device, so that it works without a signal; what was kept for reading goes when you log out. There are no cookies that follow you.",
      },
      safety: {
        title: "Safety",
        text: "Passwords are kept in a form that nobody can read back. Who changed what, and when, is recorded.",
      },
      rights: {
        title: "To see, correct or leave",
        text: "Ask your company's admin to see or correct what is kept of you. You can pause or leave by yourself.",
      },
      changes: {
        title: "Changes",
        text: "Before this changes you are told on the screen or by mail.",
      },
    },
  },
} satisfies Same<typeof ja>
