/** `Ctrl K` and はじめの一歩, as /permission says who has them. */
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { firstStepsPolicy, historyPolicy, searchPolicy } from "./entrance-policy.ts"

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
    policy: historyPolicy,
    area: "screens",
    words: { ja: "変更の履歴", en: "History of changes", vi: "Lịch sử thay đổi" },
    cases: { all: { words: { ja: "この会社", en: "This company", vi: "Công ty này" }, of: () => undefined } },
    actions: {
      read: {
        kind: "detail",
        words: {
          ja: "見られる人・取引先の変更を見る",
          en: "See changes of the people and partners one sees",
          vi: "Xem thay đổi của người và đối tác mình được xem",
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
