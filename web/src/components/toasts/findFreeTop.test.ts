import { findFreeTop } from './findFreeTop';

const box = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right });
const toasts = box(0, 44, 16, 374);

test('toasts begin below the top bar', () => {
  expect(findFreeTop(toasts, [], 844)).toBe(72);
});

test('toasts begin below a heading that they would hide', () => {
  expect(findFreeTop(toasts, [box(84, 150)], 844)).toBe(158);
  expect(findFreeTop(toasts, [box(180, 210), box(84, 150)], 844)).toBe(218);
});

test('a heading beside or below them does not matter', () => {
  expect(findFreeTop(box(0, 44, 1056, 1416), [box(96, 140, 300, 900)], 900)).toBe(72);
  expect(findFreeTop(toasts, [box(300, 340)], 844)).toBe(72);
});

test('between headings that fill the upper half, toasts stay below the top bar', () => {
  expect(findFreeTop(toasts, [box(80, 250), box(260, 500)], 844)).toBe(72);
});
