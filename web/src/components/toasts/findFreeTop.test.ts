import { findFreeTop } from './findFreeTop';

const box = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right });
const toasts = box(0, 44, 16, 374);

test('toasts begin below the top bar', () => {
  expect(findFreeTop(toasts, [], [], 844)).toBe(72);
});

test('toasts begin below a heading that they would hide', () => {
  expect(findFreeTop(toasts, [box(84, 150)], [], 844)).toBe(158);
  expect(findFreeTop(toasts, [box(180, 210), box(84, 150)], [], 844)).toBe(218);
});

test('a heading beside or below them does not matter', () => {
  expect(findFreeTop(box(0, 44, 1056, 1416), [box(96, 140, 300, 900)], [], 900)).toBe(72);
  expect(findFreeTop(toasts, [box(300, 340)], [], 844)).toBe(72);
});

test('between headings that fill the upper half, toasts stay below the top bar', () => {
  expect(findFreeTop(toasts, [box(80, 250), box(260, 500)], [], 844)).toBe(72);
});

test('toasts begin below the controls that they would hide, in the first gap that is tall enough', () => {
  const fields = [box(120, 164), box(190, 234), box(310, 354)];
  expect(findFreeTop(toasts, [box(84, 112)], fields, 844)).toBe(242);
});

test('where controls fill the upper half, toasts hide as few as possible, and no heading', () => {
  const rows = [box(130, 170), box(178, 218), box(226, 500)];
  expect(findFreeTop(toasts, [box(84, 122)], rows, 844)).toBe(226);
});
