import type { EnumValue } from '../enums';

/**
 * Returns the decade of a person's age on the day `today`, such as `AGE_30S`. Both dates have the form
 * `YYYY-MM-DD`. Null without a date of birth.
 */
export function ageBand(birthDate: unknown, today: string): EnumValue<'AgeBand'> | null {
  if (!birthDate) return null;
  const born = `${birthDate}`;
  const years = +today.slice(0, 4) - +born.slice(0, 4);
  const age = today.slice(5) < born.slice(5) ? years - 1 : years;
  if (age < 20) return 'UNDER_20';
  if (age >= 60) return 'OVER_60';
  return `AGE_${Math.floor(age / 10)}0S` as EnumValue<'AgeBand'>;
}
