/**
 * How Japanese phone numbers divide: the area code's length decides where the hyphens stand.
 *
 * For each three-digit area code the digits that may follow it; the same three digits with another digit behind begin
 * a four-digit area code (042-3xx is Tachikawa, 0422 is Musashino). Source: 総務省 市外局番の一覧.
 */
const threeDigitAreas: Record<string, string> = {
  "011": "1234567890",
  "017": "7",
  "018": "8",
  "019": "6",
  "022": "12345790",
  "023": "6",
  "024": "59",
  "025": "2357",
  "026": "2",
  "027": "23",
  "028": "6",
  "029": "2378",
  "042": "345679",
  "043": "234",
  "044": "1234567890",
  "045": "1234567890",
  "046": "248",
  "047": "347",
  "048": "1234567",
  "049": "12",
  "052": "1234567890",
  "053": "45",
  "054": "236",
  "055": "29",
  "058": "23",
  "059": "23",
  "072": "1234567890",
  "073": "4",
  "075": "1234567890",
  "076": "24",
  "077": "5",
  "078": "1234567890",
  "079": "2",
  "082": "258",
  "083": "29",
  "084": "9",
  "086": "249",
  "087": "8",
  "088": "68",
  "089": "9",
  "092": "1234567890",
  "093": "123456789",
  "095": "8",
  "096": "23",
  "097": "5",
  "098": "89",
  "099": "28",
}

/** Where to divide a number of 10 or 11 digits from 0: the lengths of its first two parts. */
export const phoneDivision = (digits: string): readonly [first: number, second: number] => {
  if (digits.length === 11) return digits.startsWith("0800") ? [4, 3] : [3, 4]
  if (/^0(120|570|990)/.test(digits)) return [4, 3]
  if (/^0[36]/.test(digits) || /^04(2[09]|7[01])/.test(digits)) return [2, 4]
  const mayFollow = threeDigitAreas[digits.slice(0, 3)]
  return mayFollow?.includes(digits.charAt(3)) ? [3, 3] : [4, 2]
}
