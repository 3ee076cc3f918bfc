import { describe, expect, test } from "vitest"
import { inOwnOrder } from "#modules/workspace/rules/menu-order.ts"

const usual = ["calendar", "works", "papers", "staff"]

describe("SHELL-06 the menu in a person's own order", () => {
  test.each([
    ["none given is the product's", [], "calendar works papers staff"],
    ["all given is his", ["staff", "papers", "works", "calendar"], "staff papers works calendar"],
    [
      "an entry that came later follows what it follows in the product",
      ["staff", "works", "calendar"],
      "staff works papers calendar",
    ],
    ["one that follows nothing stands on top", ["papers", "staff", "works"], "calendar papers staff works"],
    ["several that came later keep their order", ["staff", "calendar"], "staff calendar works papers"],
    [
      "what he sees no more is passed over",
      ["bonus", "staff", "calendar", "works", "papers"],
      "staff calendar works papers",
    ],
  ])("%s", (_, wanted, expected) => {
    expect(inOwnOrder(usual, wanted).join(" ")).toBe(expected)
  })
})
