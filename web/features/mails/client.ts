import { notificationCalls } from "#modules/notifications/calls.ts"
import type { notificationsContract } from "#modules/notifications/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const notifications = clientOf<typeof notificationsContract>(notificationCalls)
