/** The only rule for passwords is their minimum length (decision T30). */
export const PasswordLimits = { minLength: 8 };
