/** How a notice names the arrangement that it is about. */
export const aboutTask = (taskId: number) => `task:${taskId}`
