import { scrub } from '../../../lambdas/notify-slack/scrub';

test.each([
  [
    'a token',
    `Bearer ${'eyJhbGciOi'}.${'eyJzdWIiOiIx'.repeat(80)}.${'sig-nature_0'.repeat(20)}`,
    'Bearer [token]',
  ],
  ['a token behind punctuation', `token="aaaaaaaaaa.bbbbbbbbbb.cccccccccc"`, 'token="[token]"'],
  ['a mail address', 'to <yui.koji+x@mail.example.co.jp>: refused', 'to <[mail]>: refused'],
  ['two mail addresses', 'a@example.com,b@example.com', '[mail],[mail]'],
  ['a phone number', 'tel +81 (90) 1234-5678.', 'tel [number].'],
  ['a phone number in full-width signs', '電話 ０９０−１２３４−５６７８ まで', '電話 [number] まで'],
  ['a mail address in full-width letters', 'ｘ@ｅｘａｍｐｌｅ．ｃｏｍ', '[mail]'],
  ['a mail address in a URL', '?to=a%40example.com&x', '?to=[mail]&x'],
  ['a token that was cut', `Bearer ${'eyJhbGciOi'}J9012.${'eyJzdWIiOiIx'.repeat(20)}`, 'Bearer [token]'],
  ['nothing', 'TypeError: x is undefined at 12:34', 'TypeError: x is undefined at 12:34'],
])('%s is removed from an error text', (_title, text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

test.each([
  ['one word', 'a'],
  ['dots', 'aaaaaaaaaa.'],
  ['hyphens', '-'],
  ['beginnings of addresses', 'a@a'],
  ['endings of addresses', 'a.a'],
  ['digits and brackets', '1('],
  ['blanks behind a digit', '1         '],
])('a million characters of %s are cut before they are searched', (_title, part) => {
  const text = part.repeat(Math.ceil(1_000_000 / part.length));
  expect(scrub(text).length).toBeLessThanOrEqual(500);
});
