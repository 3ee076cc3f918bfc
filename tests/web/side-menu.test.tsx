import { renderToString } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { SideMenu } from "@/features/shell/side-menu.tsx"

test("UI-10 the menu outside of its frame says so at once, instead of standing there empty", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  expect(() => renderToString(<SideMenu isFolded={false} slides={false} />)).toThrow(/QueryClient/)
})
