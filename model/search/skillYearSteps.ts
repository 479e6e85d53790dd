/** The years of experience with a skill from which talents can be searched. */
export const skillYearSteps = [1, 3, 5, 10] as const;
