/** How many hours of full-time work (8 hours a day, 5 days a week) the pay of each period is for. */
export const hoursPaid = { HOURLY: 1, DAILY: 8, MONTHLY: (8 * 5 * 52) / 12, YEARLY: 8 * 5 * 52 } as const;
