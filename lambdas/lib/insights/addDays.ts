/** Adds a number of days to a date `YYYY-MM-DD`. A negative number subtracts them. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
