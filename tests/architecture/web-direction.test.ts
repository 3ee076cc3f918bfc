import { expect, test } from "vitest"
import { readSource, sourcesOf } from "./source.ts"
import { againstFeatures, circles, featureOf, featuresBelow } from "./web-direction.ts"

const web = sourcesOf("web")
const planted = (file: string, line: string) => [readSource(file, line)]

test("every folder of web/features has a place in the order", () => {
  const features = new Set(web.flatMap(({ file }) => featureOf(file) ?? []))
  expect([...features].filter((feature) => featuresBelow[feature] === undefined)).toEqual([])
  for (const [feature, lower] of Object.entries(featuresBelow)) {
    for (const name of lower) expect(featuresBelow[name], `${feature} → ${name}`).not.toContain(feature)
  }
})

test("features import downwards, lib and components import none", () => {
  expect(againstFeatures(web)).toEqual([])
  const people = `import { StaffPage } from "@/features/people/staff-page.tsx"`
  expect(againstFeatures(planted("web/features/session/login-page.tsx", people))).toEqual([
    "web/features/session/login-page.tsx → web/features/people/staff-page.tsx",
  ])
  expect(againstFeatures(planted("web/lib/format.ts", people))).toHaveLength(1)
  expect(againstFeatures(planted("web/components/ui/card.tsx", people))).toHaveLength(1)
  expect(againstFeatures(planted("web/features/scheduling/days.ts", people))).toEqual([])
  expect(againstFeatures(planted("web/routes/login.tsx", people))).toEqual([])
  const lazily = `const page = () => import("../payroll/pay-page.tsx")`
  expect(againstFeatures(planted("web/features/people/staff-page.tsx", lazily))).toHaveLength(1)
  const type = `import type { Job } from "../jobs/job.ts"`
  expect(againstFeatures(planted("web/features/people/staff-page.tsx", type))).toHaveLength(1)
  expect(againstFeatures(planted("web/features/jobs/job.ts", `import "@/routes/login.tsx"`))).toHaveLength(1)
})

test("no two files of web/ name each other", () => {
  expect(circles(web)).toEqual([])
  const circle = [
    readSource("web/lib/a.ts", `import type { B } from "./b.ts"`),
    readSource("web/lib/b.ts", `const a = () => import("./a.ts")`),
  ]
  expect(circles(circle)).toEqual(["web/lib/a.ts → web/lib/b.ts → web/lib/a.ts"])
})
