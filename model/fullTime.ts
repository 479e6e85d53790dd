/** Full-time work, for comparing pay of different periods. */
export const fullTime = { numberOfDayPerWeek: 5, numberOfHoursPerDay: 8, weeksPerMonth: 52 / 12 } as const;
