interface PooledText {
  labels: string[];
  /** Whether the talent is kept for the job that is scouted for. */
  isForJob: boolean;
  note?: string;
}

/** The talents whom the organization of the test client keeps in the demo data. */
export const pooled: readonly PooledText[] = [
  { labels: ['すぐ声をかける'], isForJob: true, note: '経歴が案件に近い方です。来週、スカウトを送ります。' },
  { labels: ['次の募集で'], isForJob: false },
  {
    labels: ['次の募集で', '週3日まで'],
    isForJob: true,
    note: '稼働できる日が増えたら、あらためてご連絡したい方です。春ごろにプロフィールを見直します。',
  },
  { labels: [], isForJob: false },
];
