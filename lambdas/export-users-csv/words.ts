import type { EnumValue } from '../../model/enums';

/** The Japanese words that a CSV export of talents contains for the values of enumerations. */
export const words = {
  appetite: {
    NOW: 'すぐにでも',
    GOOD_OFFER: '良い話があれば',
    SOMEDAY: 'いずれは',
    NO: '考えていない',
  } satisfies Record<EnumValue<'Appetite'>, string>,
  gender: {
    FEMALE: '女性',
    MALE: '男性',
    OTHER: 'その他',
    NO_ANSWER: '回答しない',
  } satisfies Record<EnumValue<'Gender'>, string>,
  history: {
    WORK: '職歴',
    EDUCATION: '学歴',
    SIDE_WORK: '副業',
    PERSONAL: '個人の活動',
  } satisfies Record<EnumValue<'HistoryType'>, string>,
  location: {
    OFFICE: '出社',
    HYBRID: 'ハイブリッド',
    REMOTE: 'リモート',
  } satisfies Record<EnumValue<'LocationType'>, string>,
  salary: {
    HOURLY: '時給',
    DAILY: '日給',
    MONTHLY: '月給',
    YEARLY: '年収',
    FIXED: '固定報酬',
  } satisfies Record<EnumValue<'SalaryType'>, string>,
} as const;
