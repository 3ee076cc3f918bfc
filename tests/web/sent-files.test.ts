/** What a form shows of files that no record refers to yet, after its step was drawn anew or the page loaded again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { sentFiles } from "@/lib/sent-files.ts"

class Store {
  [place: string]: unknown
}
const storage = () => {
  const kept = new Store()
  return Object.assign(kept, {
    getItem: (place: string) => (typeof kept[place] === "string" ? kept[place] : null),
    setItem: (place: string, text: string) => {
      kept[place] = text
    },
    removeItem: (place: string) => {
      delete kept[place]
    },
  })
}
beforeEach(() => {
  vi.stubGlobal("sessionStorage", storage())
  vi.stubGlobal("localStorage", storage())
})
afterEach(() => vi.unstubAllGlobals())

test("WIZ-19 a picture that was sent is found by its id, and no other is", () => {
  sentFiles.keep({ id: "a", name: "社章.png", address: "/files/a?signed" })
  sentFiles.keep({ id: "b", name: "印.png", address: "/files/b?signed" })
  expect(sentFiles.find("a")).toEqual({ id: "a", name: "社章.png", address: "/files/a?signed" })
  expect(sentFiles.find("b")?.name).toBe("印.png")
  expect(sentFiles.find("c")).toBeUndefined()
  expect(sentFiles.find("")).toBeUndefined()
})

test("WIZ-19 of many files the last ones are kept", () => {
  for (let n = 0; n < 40; n++) sentFiles.keep({ id: `f${n}`, name: `${n}`, address: "" })
  expect(sentFiles.find("f5")).toBeUndefined()
  expect(sentFiles.find("f39")?.name).toBe("39")
})
