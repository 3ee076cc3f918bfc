import type { PaperTemplate } from "../../../modules/documents/layout/index.ts"

/** Fails in the ways a careless template does. */
export const template: PaperTemplate<{ readonly how: string }> = {
  size: "A4",
  pages: ({ how }) => {
    if (how === "throws") throw new Error("現場名がありません")
    if (how === "no page") return []
    if (how === "style") return [<div key="1" style={{ display: "table" }} />]
    if (how === "component") return [<Failing key="1" />]
    if (how === "for ever") for (;;);
    if (how === "memory") return [<div key="1">{hoard()}</div>]
    if (how.startsWith("http")) return [<img key="1" src={how} alt="" width={10} height={10} />]
    return [<div key="1" style={{ display: "flex" }} />]
  },
}

const Failing = () => {
  throw new Error("部品が壊れています")
}

const hoard = () => {
  const kept: Array<ReadonlyArray<number>> = []
  for (;;) kept.push(Array.from({ length: 1_000_000 }, (_, place) => place + kept.length))
}
