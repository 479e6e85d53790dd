import { visibleText } from '../../../model/visibleText';

test('a text of common characters, which is not compared further, is treated like every other', () => {
  const units = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));
  // The zero-width space is not a common character, so this text is compared character by character.
  const different = units.filter((unit) => visibleText(unit) !== visibleText(`\u200b${unit}`));
  expect(different.map((unit) => unit.charCodeAt(0).toString(16))).toEqual([]);
});
