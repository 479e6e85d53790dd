import type { SalaryType } from '../../generated/schema';

/** The salary of a job: its type and its bounds in yen. Null means that the job does not state the value. */
export interface Salary {
  salaryType: SalaryType | null;
  minumumSalary: number | null;
  maximumSalary: number | null;
}
