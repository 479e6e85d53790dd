import { invalid } from './invalid';
import type { Item } from './Item';

const RANGES: Record<string, [number, number]> = {
  numberOfDayPerWeek: [1, 7],
  numberOfHoursPerDay: [1, 12],
  minumumSalary: [0, 1000000000],
  maximumSalary: [0, 1000000000],
};

/** Refuses days, hours and salaries that no work has: a job's and those that a talent hopes for. */
export function checkWorkNumbers(input: Item): void {
  Object.entries(RANGES).forEach(([field, [least, most]]) => {
    const value = input[field];
    if (typeof value === 'number' && (value < least || value > most))
      invalid(`input.${field}`, `${least}..${most}`);
  });
}
