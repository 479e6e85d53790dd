import type { shareFlags } from '../../../model/shareFlags';

/**
 * For each share flag and each kind of viewer, a text that a view of `aSharedProfile` shows only if the flag
 * is on. Null if the flag never shows a field to that kind of viewer.
 */
export const shownByFlag: Record<(typeof shareFlags)[number], { public: string | null; client: string }> = {
  isShareFullname: { public: '森川 遥', client: '森川 遥 / モリカワ ハルカ' },
  isShareProfileIcon: { public: '/public/me/icon.png', client: '/public/me/icon.png' },
  isShareHistories: { public: '株式会社むかし', client: '1件' },
  isShareCurrentJob: { public: '開発部', client: '株式会社いま / 開発部' },
  isShareAppetites: { public: null, client: 'すぐにでも' },
  isShareWorkTime: { public: null, client: '週3日' },
  isShareHopeSalary: { public: null, client: '月60万円〜' },
  isShareHopeLocationType: { public: 'フルリモート', client: 'フルリモート' },
  isShareAbleAreas: { public: null, client: '大阪府' },
  isShareGender: { public: null, client: '女性' },
  isShareBirthdate: { public: null, client: '30代' },
  isShareBaseLocation: { public: '京都府', client: '京都府' },
};
