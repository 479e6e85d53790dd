import type { SalaryType } from '../../generated/schema';

/** Yen; null = not told. */
export interface Salary {
  salaryType: SalaryType | null;
  minumumSalary: number | null;
  maximumSalary: number | null;
}
