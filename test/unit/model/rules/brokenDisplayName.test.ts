import { brokenDisplayName } from '../../../../model/rules/brokenDisplayName';

const broken = (name: string) => brokenDisplayName(name, name.normalize('NFKC'));

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
  // 縁, 事務局 and サポート are words of honest names.
  ...[
    '縁',
    '縁 結子',
    '縁田',
    '血縁',
    '良縁堂',
    '合資会社縁側',
    '良縁サポート',
    '株式会社ご縁',
    '縁結び神社',
  ],
  ...[
    '日本縁結び協会事務局',
    '全国商店街連合会事務局',
    '運営管理課 田中',
    '公式ブログ運営者',
    'サポート株式会社',
  ],
  ...['Jenish', 'Ken Ishida', 'Enishida Ltd.', 'Lenishi', 'Cenishi5', 'Мария', 'Élise', 'スタッフサービス'],
])('accepts %s', (name) => {
  expect(broken(name)).toBeNull();
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
  expect(broken(name)).toBe('visible');
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
  // Imitations of the operator.
  ...[
    'Enishi公式',
    'Enishi Support',
    'Enishi1',
    'Team Enishi',
    'Enlshi',
    'EN1SHI運営',
    'Enishi株式会社',
    '株式会社Enishi',
  ],
  ...[
    'Еnishi',
    'Εnishi サポート',
    'Eniѕһi',
    'ENISHІ',
    'Énishi',
    'E\u0301nishi',
    'ᴇɴɪꜱʜɪ',
    'E n i s h i 公式',
    '【公式】Enishi',
  ],
  ...[
    '縁運営',
    '縁 公式',
    '縁・事務局',
    '縁サポート',
    '緣運営',
    '縁運營',
    '公式 縁',
    '縁ｻﾎﾟｰﾄ',
    '縁スタッフ 田中',
    '縁（運営）',
  ],
  ...['運営事務局', '公式', '運営サポート', '管理者', '公式サポート窓口', '退会ユーザー１', '運營'],
])('refuses the reserved name %j', (name) => {
  expect(broken(name)).toBe('reserved');
});
