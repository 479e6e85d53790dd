import { getPartOfDay } from './getPartOfDay';

describe('the greeting', () => {
  it.each([
    ['2026-03-04T20:00:00Z', 'morning'],
    ['2026-03-05T01:59:00Z', 'morning'],
    ['2026-03-05T02:00:00Z', 'day'],
    ['2026-03-05T09:00:00Z', 'evening'],
    ['2026-03-05T15:30:00Z', 'evening'],
  ])('at %s is that of the %s', (at, part) => expect(getPartOfDay(new Date(at))).toBe(part));
});
