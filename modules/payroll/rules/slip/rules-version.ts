/** Changes whenever a rule changes what a slip says; a stored slip keeps the version it was made by. */
export const rulesVersion = "9"
