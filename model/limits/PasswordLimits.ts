/** The minimum length of a password. There are no rules about the characters in it (decision T30). */
export const PasswordLimits = { minLength: 8 };
