import { findPlaceBeside } from './findPlaceBeside';

const box = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right });
const onAPhone = { first: 44, width: 390 };
const toasts = box(72, 116, 16, 374);

test('without a dialog in the way, toasts have their usual place', () => {
  expect(findPlaceBeside(toasts, [], onAPhone)).toBeNull();
  const centered = box(100, 600, 460, 980);
  expect(findPlaceBeside(box(72, 116, 1056, 1416), [centered], { first: 44, width: 1440 })).toBeNull();
});

test('on a phone they are above the sheet, with room for as many as fit', () => {
  expect(findPlaceBeside(toasts, [box(101, 844)], onAPhone)).toEqual({ top: 8, isAtStart: false, room: 85 });
});

test('above the higher of two dialogs', () => {
  expect(findPlaceBeside(toasts, [box(101, 844), box(90, 400, 16, 374)], onAPhone)?.room).toBe(74);
});

test('beside a sheet at the end of a wide window', () => {
  const place = findPlaceBeside(box(72, 116, 1056, 1416), [box(0, 900, 960, 1440)], {
    first: 44,
    width: 1440,
  });
  expect(place).toEqual({ top: null, isAtStart: true, room: Infinity });
});

test('where a dialog fills the window, nowhere', () => {
  expect(findPlaceBeside(toasts, [box(40, 844)], onAPhone)).toBeNull();
});
