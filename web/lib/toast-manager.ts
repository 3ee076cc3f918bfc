import { Toast } from "@base-ui/react/toast"

/** The list of toasts that stand on the page. Reached through `toast` of lib/toast, so that it loads with the first one. */
export const manager = Toast.createToastManager()
