/** Sentences about vendors' slots, in the caller's language. */
import type { Language } from "#modules/kernel/codes.ts"
import { inEvery } from "#modules/kernel/errors/words.ts"
import type { Words } from "#modules/kernel/errors.ts"

/** A person does not fit into a slot any more: how large it is, and what is left of it. */
export const roomLeft = ({
  vendor,
  asked,
  left,
}: {
  readonly vendor: string
  readonly asked: number
  readonly left: number
}): Words => ({
  ja: `${vendor}の枠は${asked}人工です。入るのはあと${left}人工です。`,
  en: `${vendor} is asked for ${asked} person-days here; ${left} are left.`,
  vi: `${vendor} được yêu cầu ${asked} công; còn lại ${left} công.`,
})

const separator = { ja: "、", en: ", ", vi: ", " } as const satisfies Record<Language, string>

/** Why a vendor can't be taken off: its people are on the shift. */
export const peopleStillIn = (vendor: string, names: ReadonlyArray<string>): Words =>
  inEvery((language) => {
    const people = names.map((name) => (language === "ja" ? `${name}さん` : name)).join(separator[language])
    return {
      ja: `${vendor}の${people}が入っています。先に外してください。`,
      en: `${people} of ${vendor} still assigned here. Please remove them first.`,
      vi: `${people} của ${vendor} vẫn còn trong ca này. Vui lòng bỏ ra trước.`,
    }[language]
  })

/** Why a saved shift can't be unticked (D80): a vendor is asked for people on it. */
export const vendorsStillAsked = (vendors: ReadonlyArray<string>): Words =>
  inEvery((language) => {
    const who = vendors.join(separator[language])
    return {
      ja: `${who}の枠があります。先に外してください。`,
      en: `${who} still asked for people here. Please remove them first.`,
      vi: `Vẫn còn chỗ của ${who} trong ca này. Vui lòng bỏ ra trước.`,
    }[language]
  })

/** A vendor puts people on a shift that it is not asked for. */
export const notAskedFor = (shift: string): Words => ({
  ja: `${shift}には自社の枠がないため、変更できません。`,
  en: `Your company is not asked for people on ${shift}.`,
  vi: `Công ty bạn không có chỗ ở ${shift}.`,
})
