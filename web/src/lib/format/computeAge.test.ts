import { computeAge } from './computeAge';

test('the birthday counts, the day before does not', () => {
  expect(computeAge('2010-06-15', new Date('2025-06-15T03:00:00Z'))).toBe(15);
  expect(computeAge('2010-06-15', new Date('2025-06-14T03:00:00Z'))).toBe(14);
});

test('the day is that of Japan, which begins nine hours before the day of UTC', () => {
  expect(computeAge('2010-06-15', new Date('2025-06-14T14:59:59Z'))).toBe(14);
  expect(computeAge('2010-06-15', new Date('2025-06-14T15:00:00Z'))).toBe(15);
});
