/** Papers: what lines bill. */
import type { Sentence } from "./sentence.ts"

export const paperMessages = {
  notHeadsOfShifts: {
    ja: "数量が、もとになる手配の人数と合いません。",
    en: "The quantity is not the number of people of its arrangements.",
    vi: "Số lượng không khớp với số người của các phân công.",
  },
  workChanged: {
    ja: "もとになる手配が変わりました。下書きに戻して、手配から取り込み直してください。",
    en: "Its arrangements have changed. Please take it back to a draft and take the work in again.",
    vi: "Các phân công đã thay đổi. Vui lòng đưa về bản nháp và lấy lại công việc.",
  },
  billedAlready: {
    ja: "すでに{1}で請求しています。",
    en: "Paper {1} bills this already.",
    vi: "Đã được tính trong {1}.",
  },
  openEdition: {
    ja: "新しい版がもう作られています。",
    en: "A new edition is being written already.",
    vi: "Phiên bản mới đang được lập.",
  },
} as const satisfies Record<string, Sentence>
