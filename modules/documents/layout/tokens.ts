/**
 * How papers look: one indigo accent that survives fax and a monochrome printer, vermilion for what is taken back.
 */
export const colours = {
  ink: "#17202b",
  sub: "#5a6673",
  faint: "#8a94a0",
  hair: "#c9d0d7",
  tint: "#f1f4f6",
  white: "#ffffff",
  indigo: "#1f3f5b",
  slate: "#4f6272",
  madder: "#7a3b35",
  vermilion: "#b3261e",
} as const

/** Type sizes in px: footer 8.5, labels 7 pt, tables 8 pt, body 9 pt, then headings. */
export const typeSizes = {
  footer: 8.5,
  label: 9.33,
  table: 10.67,
  body: 12,
  figure: 13,
  issuer: 14,
  month: 16,
  addressee: 20,
  title: 24,
  grandTotal: 28,
} as const

export const fontFamily = "NotoSansJP"

export const fontWeights = [400, 500, 700] as const
export type FontWeight = (typeof fontWeights)[number]
