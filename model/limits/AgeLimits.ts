/** The age, in full years, from which a person may register. */
export const AgeLimits = { youngest: 15 };
