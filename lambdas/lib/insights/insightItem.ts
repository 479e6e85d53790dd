import { Insight } from '../../../model/entities/Insight';
import { keyOf } from '../../../model/ids';
import type { Metric, Period } from './Metric';

/** The Japanese titles of the metrics, which the dashboard and its CSV file show. */
const metricTitles: Readonly<Record<Metric, string>> = {
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

interface Reported {
  metric: Metric;
  period: Period;
  /** The first day (`YYYY-MM-DD`) of the period, which is a day, a week or a month. */
  day: string;
  value: number;
  /** The metric's value in the previous period; undefined if it is unknown. */
  before: number | undefined;
  /** The time at which the metric's value was computed, in ISO 8601. */
  at: string;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * Builds a row of the dashboard: the value of one metric in one period, and its difference from the previous
 * period (0 if that value is unknown). Both are rounded to one decimal.
 */
export function insightItem({ metric, period, day, value, before, at }: Reported) {
  const id = `${metric}.${period}.${day}`;
  return {
    ...keyOf(Insight, id),
    __typename: Insight.name,
    ...{ id, owners: [] as string[], type: period, metricsType: metric, title: metricTitles[metric] },
    ...{ value: rounded(value), dailyDifference: before === undefined ? 0 : rounded(value - before) },
    ...{ reportedAt: day, dateKey: `${period}#${day}`, createdAt: at, updatedAt: at, version: 1 },
  };
}
