import { isKatakana } from '../../../../model/rules/isKatakana';

it.each([
  ...[
    'タカナシ',
    'マリア・テレサ',
    'ジャン＝ポール',
    'ジャン=ポール',
    'ジャン゠ポール',
    'イスヾ',
    'サヽキ',
    'ヷヺヵヶ',
  ],
  ...['ジョージ', 'マリア　テレサ', 'マリア テレサ', 'ト\u309a', 'ㇱㇼ'],
])('%s is a reading', (text) => expect(isKatakana(text)).toBe(true));

it.each(['', ' ', 'たかなし', 'ﾊﾅｺ', '高梨', 'Maria', 'タカナシ1', 'タカナシ👩‍💻', 'タカ\nナシ'])(
  '%p is none',
  (text) => expect(isKatakana(text)).toBe(false),
);
