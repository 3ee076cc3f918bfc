/** The device's clock as the phone corrects it: by what the server says, and by nothing that can't be so. */
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { deviceClock } from "../../web/lib/punch-queue/device-clock.ts"
import { browserOf } from "./small-server.ts"

const now = Date.parse("2026-11-20T00:00:00.000Z")
const at = (millis: number) => new Date(now + millis).toISOString()
const { kept } = browserOf(() => "")
vi.useFakeTimers({ now, toFake: ["Date"] })
beforeEach(() => kept.clear())
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const offset = () => deviceClock.now() - now

test("BEY-01 a clock that is off is corrected, and the person is told from two minutes on", () => {
  deviceClock.compare(at(90_000), now - 100, now + 100)
  expect([offset(), deviceClock.isWrong()]).toEqual([90_000, false])
  deviceClock.compare(at(-600_000), now - 100, now + 100)
  expect([offset(), deviceClock.isWrong()]).toEqual([-600_000, true])
})

test("BEY-01 within the length of a call the device's own clock stands", () => {
  deviceClock.compare(at(3000), now - 4000, now + 4000)
  expect(offset()).toBe(0)
})

test("BEY-01 a clock that is set while a call is under way shifts no press", () => {
  deviceClock.compare(at(90_000), now - 100, now + 100)
  deviceClock.compare(at(0), now, 0)
  expect(offset()).toBe(90_000)
  deviceClock.compare(at(0), 0, now)
  expect(offset()).toBe(0)
})
