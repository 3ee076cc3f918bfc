/** What a national holiday is called by whoever reads Japanese, English or Vietnamese. */
import type { IsoDate } from "../civil-day.ts"
import type { Language } from "../codes.ts"
import { type HolidayName, holidayName } from "./holidays.ts"

/** English as the Cabinet Office writes it. */
const words: Readonly<Record<HolidayName, { readonly en: string; readonly vi: string }>> = {
  元日: { en: "New Year's Day", vi: "Tết Dương lịch" },
  成人の日: { en: "Coming of Age Day", vi: "Ngày lễ thành nhân" },
  建国記念の日: { en: "National Foundation Day", vi: "Ngày lập quốc" },
  天皇誕生日: { en: "The Emperor's Birthday", vi: "Sinh nhật Thiên hoàng" },
  春分の日: { en: "Vernal Equinox Day", vi: "Ngày xuân phân" },
  昭和の日: { en: "Showa Day", vi: "Ngày Showa" },
  憲法記念日: { en: "Constitution Memorial Day", vi: "Ngày Hiến pháp" },
  みどりの日: { en: "Greenery Day", vi: "Ngày Cây xanh" },
  こどもの日: { en: "Children's Day", vi: "Ngày Thiếu nhi" },
  海の日: { en: "Marine Day", vi: "Ngày của Biển" },
  山の日: { en: "Mountain Day", vi: "Ngày của Núi" },
  敬老の日: { en: "Respect for the Aged Day", vi: "Ngày Kính lão" },
  秋分の日: { en: "Autumnal Equinox Day", vi: "Ngày thu phân" },
  体育の日: { en: "Health and Sports Day", vi: "Ngày Thể dục" },
  スポーツの日: { en: "Sports Day", vi: "Ngày Thể thao" },
  文化の日: { en: "Culture Day", vi: "Ngày Văn hóa" },
  勤労感謝の日: { en: "Labor Thanksgiving Day", vi: "Ngày Tạ ơn lao động" },
  天皇の即位の日: { en: "The Emperor's Accession", vi: "Ngày Thiên hoàng lên ngôi" },
  即位礼正殿の儀の行われる日: { en: "The Enthronement Ceremony", vi: "Lễ đăng quang của Thiên hoàng" },
  振替休日: { en: "Substitute holiday", vi: "Nghỉ bù" },
  国民の休日: { en: "Citizens' holiday", vi: "Ngày nghỉ của quốc dân" },
}

/** The national holiday on `day` in this language, or undefined when it is none. */
export const holidayIn = (language: Language, day: IsoDate): string | undefined => {
  const name = holidayName(day)
  return name === undefined || language === "ja" ? name : words[name][language]
}
