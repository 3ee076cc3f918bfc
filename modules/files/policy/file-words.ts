/** Rules of files in words, for /permission. */
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { filePolicy, givenBy } from "../policy.ts"

export const fileInWords = policyInWords({
  policy: filePolicy,
  area: "company",
  words: { ja: "ファイル", en: "Files", vi: "Tệp" },
  cases: {
    own: {
      words: { ja: "自分がアップロードしたファイル", en: "One that oneself uploaded", vi: "Tệp mình đã tải lên" },
      of: givenBy,
    },
    others: {
      words: {
        ja: "ほかの人がアップロードしただけのファイル",
        en: "One that somebody else uploaded and nothing refers to",
        vi: "Tệp người khác vừa tải lên",
      },
      of: (actor) => ({ ...givenBy(actor), uploadedBy: actor.personId + 1 }),
    },
    shown: {
      words: {
        ja: "自分が見られる記録のファイル",
        en: "One of a record that one sees",
        vi: "Tệp của hồ sơ mình xem được",
      },
      of: (actor) => ({ uploadedBy: actor.personId + 1, isReferredTo: true, isShown: true }),
    },
    hidden: {
      words: {
        ja: "自分が見られない記録のファイル",
        en: "One of a record that one does not see",
        vi: "Tệp của hồ sơ mình không xem được",
      },
      of: (actor) => ({ uploadedBy: actor.personId + 1, isReferredTo: true, isShown: false }),
    },
  },
  actions: {
    read: { kind: "detail", words: { ja: "ファイルを開く", en: "Open a file", vi: "Mở tệp" } },
    upload: {
      kind: "create",
      words: { ja: "ファイルをアップロードする", en: "Upload files", vi: "Tải tệp lên" },
      cases: ["own"],
    },
    clear: {
      kind: "create",
      words: { ja: "印影の背景を消す", en: "Clear the paper from a seal", vi: "Xóa nền con dấu" },
      cases: ["own"],
    },
  },
})
