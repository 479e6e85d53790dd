/** The states of an application that ends in a contract, in the order in which it reaches them. */
export const applyCourse = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFERED', 'CONTRACTED'] as const;
