import { fileURLToPath } from "node:url"
import tailwindcss from "@tailwindcss/vite"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { bundledFiles } from "./bundled-files.ts"
import { chunks } from "./chunks.ts"
import { packedAssets } from "./packed-assets.ts"
import { shellCache } from "./shell-cache.ts"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const api = process.env.TEHAI_API ?? "http://127.0.0.1:3000"

export default defineConfig({
  root: here("."),
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // What is shown in trouble comes with the first page: without a network it could not be fetched.
      codeSplittingOptions: { defaultBehavior: [["component"]] },
      routesDirectory: here("routes"),
      generatedRouteTree: here("routeTree.gen.ts"),
      // Without them the compiler finds no route, and every search and path is of any type.
      addExtensions: true,
      quoteStyle: "double",
    }),
    react(),
    tailwindcss(),
    shellCache(),
    packedAssets(),
    bundledFiles(),
  ],
  resolve: {
    alias: [
      { find: "@", replacement: here(".") },
      // React has had it since 18; two copies of the stand-in would be loaded on the login page.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
    ],
  },
  build: {
    outDir: here("dist"),
    emptyOutDir: true,
    manifest: true,
    // Every browser that we build for has it.
    modulePreload: { polyfill: false },
    // No asset becomes a data: URL, because the content security policy allows nothing but our own origin.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // No library here reads a property for what the reading does.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: [...chunks] },
        // The first file names all others: short names are a kilobyte less of it. The manifest says what is what.
        chunkFileNames: "assets/[hash:7].js",
      },
    },
  },
  server: { proxy: { "/api": api, "/files": api } },
})
