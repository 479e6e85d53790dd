import { brokenDisplayName } from '../../../../model/rules/brokenDisplayName';
import { isReservedName } from '../../../../model/rules/isReservedName';

test.each([
  'ゆいこ',
  'Yuiko T.',
  '運営太郎',
  '事務局長をやめた人',
  'Kenishi',
  'Enishida',
  '👩🏽 ゆい',
  '渡邉󠄁',
  'ゆい❤\uFE0F',
  '👩‍💻 ゆい',
  '👩🏽‍💻',
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🧑‍⚕️',
  '葛󠄀西',
])('accepts %s', (name) => {
  expect(brokenDisplayName(name)).toBeNull();
});

test.each([
  'ゆい\u202eこ',
  'ゆい\u200bこ',
  'ゆい\u0000こ',
  'ゆい\nこ',
  'ゆい\u2066こ',
  '\ufeffゆいこ',
  'ゆい\u200dこ',
  '👩\u200d',
  '\u200d👩',
  '👩\u200dゆい',
  '👩\u200d\u200d💻',
])('refuses invisible characters: %j', (name) => {
  expect(brokenDisplayName(name)).toBe('visible');
});

test.each([
  ...['運営', '事務局', '退会ユーザー', 'Enishi', 'ENISHI', 'enishi', ' 運 営 ', 'Enishi 運営事務局'],
  ...['Ｅｎｉｓｈｉ', '退会ﾕｰｻﾞｰ', '𝐄𝐧𝐢𝐬𝐡𝐢', 'Ⓔⓝⓘⓢⓗⓘ', 'Enishi・事務局', '（運営）', '退会ユーサ\u3099ー'],
  ...[
    '運営\uFE0F',
    '運\u{E0100}営',
    'Ｅnishi\uFE0E',
    '運営\u2800',
    '\u2800運\u2800営',
    '運\u{E01EF}営\u{E0100}',
  ],
])('refuses the reserved name %j', (name) => {
  expect(brokenDisplayName(name)).toBe('reserved');
});

test.each(['運営', '事務局', '退会ユーザー', 'enishi'])(
  'every character that NFKC turns into a letter of %s counts as that letter',
  (name) => {
    const letters = [...name];
    const missed: string[] = [];
    for (let code = 0x80; code < 0x110000; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const sign = String.fromCodePoint(code);
      const place = letters.indexOf(sign.normalize('NFKC').toLowerCase());
      if (place >= 0 && !isReservedName(letters.with(place, sign).join(''))) missed.push(sign);
    }
    expect(missed).toEqual([]);
  },
);
