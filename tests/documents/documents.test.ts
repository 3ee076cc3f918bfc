import { createHash } from "node:crypto"
import { readdirSync, statSync, truncateSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { layer } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { expect } from "vitest"
import { Documents, type DocumentsOptions, type PaperRequest } from "../../modules/documents/index.ts"
import { payslipPaper } from "../../modules/payroll/documents/render-payslip.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { aPayslip } from "./a-payslip.ts"
import { readPdf, textsOf } from "./pdf-text.ts"

const issuedAt = "2026-12-25T00:00:00.000Z"
const template = (name: string) => new URL(`./templates/${name}.tsx`, import.meta.url)
const meta = { title: "試し", author: "株式会社山田鉄筋工業", language: "ja", createdAt: issuedAt } as const
const broken = (how: string): PaperRequest => ({ template: template("broken"), view: { how }, meta })
const slipOf = (name: string) => payslipPaper(aPayslip({ person: { name } }), issuedAt)
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

const render = Effect.fn(function* (request: PaperRequest) {
  const documents = yield* Documents
  return yield* documents.render(request)
})
/** A product of its own, started and stopped around the effect. */
const within = (options: DocumentsOptions) =>
  Effect.provide(Documents.layer({ threads: 1, ...options }), { local: true })

layer(Documents.layer({ threads: 1 }))("documents", (it) => {
  it.effect("UI-08 in part: a sheet is A3 portrait with half an inch of margin, its text vector and selectable", () =>
    Effect.gen(function* () {
      const pdf = yield* render({ template: template("a3-sheet"), view: { text: "手配詳細　渋谷駅前" }, meta })
      const { pages } = yield* Effect.promise(() => readPdf(pdf))
      const [page] = pages
      expect([page?.width, page?.height].map((side) => Math.round((side ?? 0) * 0.352778))).toEqual([297, 420])
      expect(page?.texts.map(({ text, x }) => [text, Math.round(x)])).toEqual([
        ["手配詳細", 36],
        ["渋谷駅前", 36 + 5 * 9],
      ])
      expect(new TextDecoder("latin1").decode(pdf)).not.toMatch(/\/Subtype \/Image/)
    }),
  )

  it.effect("20 slips at once are each their own person's", () =>
    Effect.gen(function* () {
      const names = Array.from({ length: 20 }, (_, person) => `作業員${person}号`)
      const pdfs = yield* Effect.forEach(names, (name) => render(slipOf(name)), { concurrency: "unbounded" })
      const found = yield* Effect.forEach(pdfs, (pdf) => Effect.promise(() => textsOf(pdf)))
      expect(found.map((texts) => texts.filter((text) => text.startsWith("作業員")))).toEqual(
        names.map((name) => [name]),
      )
    }),
  )

  it.effect("the thread that answers requests keeps turning while slips are drawn", () =>
    Effect.gen(function* () {
      let turns = 0
      const ticking = yield* Effect.forkChild(
        Effect.forever(
          Effect.andThen(
            Effect.promise(() => new Promise(setImmediate)),
            Effect.sync(() => turns++),
          ),
        ),
      )
      const names = Array.from({ length: 10 }, (_, person) => `職人${person}`)
      yield* Effect.forEach(names, (name) => render(slipOf(name)), { concurrency: "unbounded" })
      yield* Fiber.interrupt(ticking)
      // drawn on this thread, ten slips leave room for some tens of turns
      expect(turns).toBeGreaterThan(1_000)
    }),
  )

  it.effect("equal requests at one time are drawn once and answered with the same bytes", () =>
    Effect.gen(function* () {
      const [first, ...rest] = yield* Effect.forEach([1, 2, 3, 4], () => render(slipOf("同時 太郎")), {
        concurrency: "unbounded",
      })
      expect(rest.every((pdf) => pdf === first)).toBe(true)
    }),
  )

  it.effect("another view, meta or template is another paper", () =>
    Effect.gen(function* () {
      const request = slipOf("別紙 太郎")
      const papers = yield* Effect.forEach(
        [
          request,
          slipOf("別紙 次郎"),
          { ...request, meta: { ...request.meta, createdAt: "2026-12-26T00:00:00.000Z" } },
        ],
        render,
      )
      expect(new Set(papers.map(sha256)).size).toBe(3)
    }),
  )

  for (const [how, reason] of [
    ["throws", "Error: 現場名がありません"],
    ["no page", "Error: the template gave no page"],
    ["style", "display"],
    ["component", "部品が壊れています"],
  ] as const)
    it.effect(`a template that fails (${how}) fails its paper with the reason`, () =>
      Effect.gen(function* () {
        const failed = yield* Effect.flip(render(broken(how)))
        expect(failed._tag).toBe("PaperNotDrawn")
        expect(failed).toMatchObject({ template: template("broken").href, reason: expect.stringContaining(reason) })
      }),
    )

  it.effect("a picture's address in a view is never fetched, public or private", () =>
    Effect.gen(function* () {
      const outside = yield* Effect.flip(render(broken("https://203.0.113.7/secret.png")))
      expect(outside).toMatchObject({
        _tag: "PaperNotDrawn",
        reason: expect.stringContaining("a paper has no network"),
      })
      const inside = yield* Effect.flip(render(broken("http://169.254.169.254/latest/meta-data")))
      expect(inside._tag).toBe("PaperNotDrawn")
    }),
  )

  it.effect("a file that is missing or exports no template says so", () =>
    Effect.gen(function* () {
      const missing = yield* Effect.flip(render({ template: template("nowhere"), view: {}, meta }))
      expect(missing).toMatchObject({ _tag: "PaperNotDrawn", reason: expect.stringContaining("nowhere.tsx") })
      const wrong = yield* Effect.flip(render({ template: template("no-template"), view: {}, meta }))
      expect(wrong).toMatchObject({ _tag: "PaperNotDrawn", reason: expect.stringContaining('named "template"') })
    }),
  )

  it.effect("a failed paper isn't kept: the next try draws again, and other papers go on", () =>
    Effect.gen(function* () {
      yield* Effect.flip(render(broken("throws")))
      yield* Effect.flip(render(broken("throws")))
      const pdf = yield* render(slipOf("その後 太郎"))
      expect(new TextDecoder("latin1").decode(pdf.slice(0, 8))).toBe("%PDF-1.7")
    }),
  )
})

layer(Documents.layer({ threads: 1, longest: "15 seconds" }))("documents under attack", (it) => {
  it.effect("a template that never ends is stopped, and the next paper gets a new thread", () =>
    Effect.gen(function* () {
      const failed = yield* Effect.flip(render(broken("for ever")))
      expect(failed).toMatchObject({ _tag: "PaperNotDrawn", reason: "stopped after 15s", isLate: true })
      expect((yield* render(slipOf("復旧 太郎"))).length).toBeGreaterThan(10_000)
    }),
  )

  it.effect("a template that takes all memory ends its thread only", () =>
    Effect.gen(function* () {
      const failed = yield* Effect.flip(render(broken("memory")))
      expect(failed._tag).toBe("PaperNotDrawn")
      expect((yield* render(slipOf("復旧 次郎"))).length).toBeGreaterThan(10_000)
    }),
  )
})

layer(Documents.layer({ threads: 1, queue: 2 }))("documents with a short queue", (it) => {
  it.effect("what the queue can't hold is told to come back, the rest is drawn", () =>
    Effect.gen(function* () {
      const names = Array.from({ length: 5 }, (_, person) => `順番${person}`)
      const tried = yield* Effect.forEach(names, (name) => Effect.result(render(slipOf(name))), {
        concurrency: "unbounded",
      })
      expect(tried.map(({ _tag }) => _tag)).toEqual(["Success", "Success", "Success", "Failure", "Failure"])
      expect(tried[4]).toMatchObject({ failure: { _tag: "DocumentsBusy", waiting: 2 } })
      expect((yield* render(slipOf("順番9"))).length).toBeGreaterThan(10_000)
    }),
  )
})

layer(Documents.layer({ threads: 1 }))("a second start", (it) => {
  it.effect("a slip drawn again after a restart is equal byte for byte", () =>
    Effect.gen(function* () {
      const here = yield* render(slipOf("髙橋　𠮷雄"))
      const there = yield* render(slipOf("髙橋　𠮷雄")).pipe(within({}))
      expect(here === there).toBe(false)
      expect(sha256(here)).toBe(sha256(there))
    }),
  )

  it.effect("a folder keeps papers for the next start, readable by its owner only, and distrusts half a paper", () =>
    Effect.gen(function* () {
      const folder = join(aFolder(), "drawn")
      const first = yield* render(slipOf("保存 太郎")).pipe(within({ folder }))
      const [name = ""] = readdirSync(folder)
      expect(readdirSync(folder)).toHaveLength(1)
      expect([statSync(folder).mode & 0o777, statSync(join(folder, name)).mode & 0o777]).toEqual([0o700, 0o600])
      const drawnAt = statSync(join(folder, name)).mtimeMs

      const second = yield* render(slipOf("保存 太郎")).pipe(within({ folder }))
      expect(sha256(second)).toBe(sha256(first))
      expect(statSync(join(folder, name)).mtimeMs).toBe(drawnAt)

      truncateSync(join(folder, name), 1_000)
      const third = yield* render(slipOf("保存 太郎")).pipe(within({ folder }))
      expect(sha256(third)).toBe(sha256(first))
    }),
  )

  it.effect("a folder that can't be used costs the cache, not the paper", () =>
    Effect.gen(function* () {
      const file = join(aFolder(), "a-file")
      writeFileSync(file, "")
      const pdf = yield* render(slipOf("保存 次郎")).pipe(within({ folder: join(file, "drawn") }))
      expect(pdf.length).toBeGreaterThan(10_000)
    }),
  )
})
