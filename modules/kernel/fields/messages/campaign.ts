/** Plans that are talked about, and codes of campaigns. */
import type { Sentence } from "./sentence.ts"

export const campaignMessages = {
  planTalkedAbout: {
    ja: "プランの相談中です。「プラン相談」で決めたプランを登録してから承認してください。",
    en: "Its plan is still talked about. Please settle the consultation before you approve it.",
    vi: "Gói vẫn đang được tư vấn. Hãy hoàn tất tư vấn trước khi duyệt.",
  },
  campaignUnknown: {
    ja: "このキャンペーンコードは見つかりません。",
    en: "There is no such campaign code.",
    vi: "Không tìm thấy mã khuyến mãi này.",
  },
  campaignComing: {
    ja: "このキャンペーンコードは {1} から使えます。",
    en: "This campaign code can be used from {1}.",
    vi: "Mã khuyến mãi này dùng được từ {1}.",
  },
  campaignOver: {
    ja: "このキャンペーンは終了しました。",
    en: "This campaign is over.",
    vi: "Chương trình khuyến mãi này đã kết thúc.",
  },
  campaignOtherPlan: {
    ja: "このキャンペーンコードは、選んだプランには使えません。",
    en: "This campaign code is not for the plan that was chosen.",
    vi: "Mã khuyến mãi này không dùng cho gói đã chọn.",
  },
  campaignBringsLess: {
    ja: "まとめ払いの割引のほうがお得なため、このコードは使えません。",
    en: "Paying these months at once already saves more than this code.",
    vi: "Ưu đãi trả gộp đã lợi hơn mã này nên không dùng được mã.",
  },
  campaignPrepaid: {
    ja: "キャンペーンコードは前払いのときに使えます。",
    en: "A campaign code is for payment in advance.",
    vi: "Mã khuyến mãi chỉ dùng khi trả trước.",
  },
} as const satisfies Record<string, Sentence>
