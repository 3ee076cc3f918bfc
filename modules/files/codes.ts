/** What a file may be. Pictures are made anew when they come; everything else is kept as it is, text as UTF-8. */
export const fileKinds = {
  jpeg: { ending: "jpg", type: "image/jpeg", isPicture: true },
  png: { ending: "png", type: "image/png", isPicture: true },
  webp: { ending: "webp", type: "image/webp", isPicture: true },
  pdf: { ending: "pdf", type: "application/pdf", isPicture: false },
  docx: {
    ending: "docx",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    isPicture: false,
  },
  doc: { ending: "doc", type: "application/msword", isPicture: false },
  text: { ending: "txt", type: "text/plain; charset=utf-8", isPicture: false },
} as const
export type FileKind = keyof typeof fileKinds

export const pictureKinds = ["jpeg", "png", "webp"] as const satisfies ReadonlyArray<FileKind>
export type PictureKind = (typeof pictureKinds)[number]
export const isPictureKind = (kind: FileKind): kind is PictureKind => fileKinds[kind].isPicture

/** 添付: pdf and pictures, ten at a time. */
export const attachmentKinds: ReadonlyArray<FileKind> = [...pictureKinds, "pdf"]
export const everyKind: ReadonlyArray<FileKind> = [...attachmentKinds, "docx", "doc", "text"]
/** 契約書: one file of pdf, picture, Word or text. */
export const contractKinds = everyKind
export const filesAtOnce = 10

/** Longest sides of the small copies of a picture, in pixels: an avatar of 80 on a fine screen, and a preview of a page. */
export const previewSides = [160, 960] as const
