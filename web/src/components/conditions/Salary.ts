import type { SalaryType } from '../../generated/schema';

/** Yen; null = not told. */
export interface JobSalary {
  salaryType: SalaryType | null;
  minumumSalary: number | null;
  maximumSalary: number | null;
}
