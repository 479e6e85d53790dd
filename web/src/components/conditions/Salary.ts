import type { SalaryType } from '../../generated/schema';

/**
 * The salary of a job: the unit of time (or a fixed price) and the lower and upper bound in yen. Null means
 * that the job does not state the value.
 */
export interface Salary {
  salaryType: SalaryType | null;
  minumumSalary: number | null;
  maximumSalary: number | null;
}
