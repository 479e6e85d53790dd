import type { Metric } from './Metric';

/** The Japanese titles of the metrics, which the dashboard and its CSV file show. */
export const metricTitles: Readonly<Record<Metric, string>> = {
  USERS: '登録者数',
  NEW_USERS: '新規登録',
  PROFILES_COMPLETED: 'プロフィール完成',
  ACTIVE_USERS: '利用者数',
  JOBS_PUBLISHED: '公開された案件',
  APPLIES: '応募',
  INTERVIEWS: '面談に進んだ応募',
  CONTRACTS: '成約',
  KEEPS: 'キープ',
  MESSAGES: 'メッセージ',
  FIRST_REPLY_MINUTES: '最初の返信までの平均時間（分）',
  BENEFITS_USED: '福利厚生の利用',
  SEARCHES_WITHOUT_RESULT: '結果のなかった検索',
};
