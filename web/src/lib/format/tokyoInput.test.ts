import { fromTokyoInput } from './fromTokyoInput';
import { toTokyoInput } from './toTokyoInput';

test.each([
  ['2026-11-01T03:00:00.000Z', '2026-11-01T12:00'],
  ['2026-12-31T15:30:00.000Z', '2027-01-01T00:30'],
  [null, null],
])('%s is entered as %s, and read back', (time, entered) => {
  expect(toTokyoInput(time)).toBe(entered);
  expect(fromTokyoInput(entered)).toBe(time);
});
