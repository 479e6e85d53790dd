import { invalid } from './invalid';
import type { Item } from './Item';

/** Refuses a least salary above the greatest; where one of them is missing, nothing is compared. */
export function checkSalaryRange({ minumumSalary, maximumSalary }: Item): void {
  if (minumumSalary && maximumSalary && (minumumSalary as number) > (maximumSalary as number))
    invalid('input.minumumSalary', 'notAboveMaximum');
}
