/** The minimum length of a password. There are no other rules for passwords (decision T30). */
export const PasswordLimits = { minLength: 8 };
