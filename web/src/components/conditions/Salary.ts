import type { SalaryType } from '../../generated/schema';

/** In yen; null when not given. */
export interface Salary {
  salaryType: SalaryType | null;
  minumumSalary: number | null;
  maximumSalary: number | null;
}
