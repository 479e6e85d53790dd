/** The texts in a mail template that Cognito replaces. */
export const placeholders = { code: '{####}', link: '{##Click Here##}', username: '{username}' } as const;
