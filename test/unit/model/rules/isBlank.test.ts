import { isBlank } from '../../../../model/rules/isBlank';

test.each([
  '',
  ' \n',
  '\u3000',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u200b\u3164 \u2800\n',
  '\ufe0f',
  '\u{E0100}',
])('%j has nothing to see', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['あ', ' . ', '\u200b0', '👩🏽', '❤\ufe0f', '🔀', '\u2801'])('%j has', (text) => {
  expect(isBlank(text)).toBe(false);
});
