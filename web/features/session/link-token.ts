/** The token of the link that was opened. It stands behind #, which a browser sends to nobody: it is in no log. */
export const linkToken = () => /^#([\w-]{43})$/.exec(location.hash)?.[1]

/** The invitation that somebody leaves for a new password: it waits behind # over a reload, and leads back from there. */
export const invitationBehind = (token: string) => `invitation-${token}`
export const waitingInvitation = (hash: string = location.hash) => /^#invitation-([\w-]{43})$/.exec(hash)?.[1]
