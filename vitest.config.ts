import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

/** Minutes of late lines, full disks, ended servers, ten thousand rows of everything: npm run test:hard has them. */
const hardOnly = [
  "tests/faults/{under-load,disk-full}.test.ts",
  "tests/faults/close/planted.test.ts",
  "tests/runtime/backup/open-close.test.ts",
  "tests/cli/backup.test.ts",
  "tests/security/page-size.test.ts",
]

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("./web", import.meta.url)) } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: process.env.HARD === "1" ? [] : hardOnly,
    setupFiles: ["tests/setup.ts"],
    globalSetup: ["tests/kernel/one-server.ts", "tests/workflows/temporal-server.ts"],
    execArgv: ["--import", new URL("./modules/documents/tsx-hook.ts", import.meta.url).href],
    // Only to end a test that hangs: no machine is that busy.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    // Modules are read once a worker: each file has its own database, and what a file starts it ends.
    isolate: false,
    maxWorkers: 2,
    silent: "passed-only",
  },
})
