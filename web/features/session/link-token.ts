/** The token of the link that was opened. It stands behind #, which a browser sends to nobody: it is in no log. */
export const linkToken = () => /^#([\w-]{43})$/.exec(location.hash)?.[1]
