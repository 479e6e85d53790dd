import type { Limit } from '../Entity';

/** What the values of an engagement must satisfy; money in yen, hours a week. */
export const EngagementLimits: Readonly<Record<string, Limit>> = {
  salary: [0, 1000000000],
  numberOfHoursPerWeek: [0, 168],
  contractInfo: 4000,
  comment: 2000,
  description: 4000,
  organizationName: 100,
};
