/** Length is the only rule for passwords (decision T30). */
export const PasswordLimits = { minLength: 8 };
