import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("./web", import.meta.url)) } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    // Minutes of late lines, full disks and ended servers: npm run test:hard has them.
    exclude: process.env.HARD === "1" ? [] : ["tests/faults/{under-load,disk-full}.test.ts"],
    globalSetup: ["tests/kernel/one-server.ts", "tests/workflows/temporal-server.ts"],
    execArgv: ["--import", new URL("./modules/documents/tsx-hook.ts", import.meta.url).href],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Modules are read once a worker: each file has its own database, and what a file starts it ends.
    isolate: false,
    maxWorkers: 2,
    silent: "passed-only",
  },
})
