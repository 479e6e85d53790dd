/** The minimum age, in full years, for registering. */
export const AgeLimits = { youngest: 15 };
