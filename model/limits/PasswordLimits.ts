/**
 * Cognito's limits of a password. There are no rules about the characters in it (decision T30), but Cognito
 * accepts no space at its ends.
 */
export const PasswordLimits = { minLength: 8, maxLength: 256, pattern: '^\\S.*\\S$' };
