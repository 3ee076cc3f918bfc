/** `Ctrl K` and はじめの一歩, as /permission says who has them. */
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { firstStepsPolicy, searchPolicy } from "./entrance-policy.ts"

export const entranceInWords = [
  policyInWords({
    policy: searchPolicy,
    area: "screens",
    words: { ja: "さがす（Ctrl K）", en: "Find (Ctrl K)", vi: "Tìm (Ctrl K)" },
    cases: { all: { words: { ja: "この会社", en: "This company", vi: "Công ty này" }, of: () => undefined } },
    actions: {
      find: {
        kind: "detail",
        words: {
          ja: "人・現場・取引先をさがす",
          en: "Find people, sites, partners",
          vi: "Tìm người, công trường, đối tác",
        },
      },
    },
  }),
  policyInWords({
    policy: firstStepsPolicy,
    area: "screens",
    words: { ja: "はじめの一歩", en: "First steps", vi: "Những bước đầu" },
    cases: { all: { words: { ja: "この会社", en: "This company", vi: "Công ty này" }, of: () => undefined } },
    actions: {
      read: { kind: "detail", words: { ja: "何が済んだかを見る", en: "See what is done", vi: "Xem việc đã xong" } },
    },
  }),
]
