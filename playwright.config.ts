import { copyFileSync, existsSync, mkdirSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { defineConfig } from "@playwright/test"
import { demoAddress, e2eAddress } from "./tests/e2e/address.ts"

/** Read by @sparticuz/chromium when it loads: it then unpacks its own libraries and looks for fonts beside itself. */
process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x"

const installed = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find(
  (path) => path !== undefined && existsSync(path),
)
/** Drawn by the processor without a simulated graphics card, which would cost as much as all the rest. */
const args = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
/** The browser that comes with npm, with a Japanese font: without one its pages are blank where Japanese stands. */
const npmBrowser = async () => {
  const { default: chromium } = await import("@sparticuz/chromium")
  const executablePath = await chromium.executablePath()
  const fonts = join(dirname(executablePath), "fonts")
  mkdirSync(fonts, { recursive: true })
  const font = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/noto-sans-jp/package.json"))
  for (const [folder, file] of [
    ["400Regular", "NotoSansJP_400Regular.ttf"],
    ["700Bold", "NotoSansJP_700Bold.ttf"],
  ] as const) {
    if (!existsSync(join(fonts, file))) copyFileSync(join(font, folder, file), join(fonts, file))
  }
  return executablePath
}

const inDemo = "**/*demo.spec.ts"
const endsDemo = "**/card-demo.spec.ts"

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/arrange.ts",
  workers: 2,
  // A machine that others use too may starve a browser once; what passed at the second try is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: "line",
  // Only to end a test that hangs.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: e2eAddress.url,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    // Nothing waits for an animation to end.
    contextOptions: { reducedMotion: "reduce" },
    // It would fetch and keep eighty files for each test's own context, a fifth of all work: only where it is tested.
    serviceWorkers: "block",
    launchOptions: { executablePath: installed ?? (await npmBrowser()), args },
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node tests/e2e/start-products.ts",
    // The other one is waited for by globalSetup.
    url: `${demoAddress.url}/healthz`,
    timeout: 90_000,
    reuseExistingServer: false,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 8_000 },
  },
  // Behaviour of one layout, or of none, is tested once: tag it @desk or @phone.
  projects: [
    { name: "desk", grepInvert: /@phone/, testIgnore: inDemo, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grepInvert: /@desk/,
      testIgnore: inDemo,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: "demo",
      testMatch: inDemo,
      use: { viewport: { width: 1440, height: 900 }, baseURL: demoAddress.url, serviceWorkers: "allow" },
      testIgnore: endsDemo,
    },
    // The demo is over once another company is let in, so that comes after whatever needs its people.
    {
      name: "demo's end",
      testMatch: endsDemo,
      dependencies: ["demo"],
      use: { viewport: { width: 1440, height: 900 }, baseURL: demoAddress.url, serviceWorkers: "allow" },
    },
  ],
})
