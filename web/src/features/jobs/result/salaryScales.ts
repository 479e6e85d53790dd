import type { SalaryType } from '../../../generated/schema';

/** The maximum and the step of the salary slider for each salary type, in yen. */
export const salaryScales: Record<SalaryType, { most: number; step: number }> = {
  HOURLY: { most: 10_000, step: 500 },
  DAILY: { most: 80_000, step: 5_000 },
  MONTHLY: { most: 1_500_000, step: 50_000 },
  YEARLY: { most: 15_000_000, step: 500_000 },
  FIXED: { most: 3_000_000, step: 100_000 },
};
