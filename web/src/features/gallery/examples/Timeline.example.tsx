import { Timeline, type TimelineEvent } from '../../../components/thread/Timeline';
import type { Example } from '../Example';

const event = (day: string, title: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  key: day,
  at: `2026-01-${day}T00:00:00.000Z`,
  time: `2026年1月${Number(day)}日`,
  title,
  ...more,
});

const events = [
  event('05', '応募'),
  event('08', '書類選考', { note: '職務経歴を拝見しています。' }),
  event('13', '面談'),
];

export const example: Example = {
  name: 'Timeline',
  states: {
    'under-way': () => <Timeline label="選考の履歴" events={events} />,
    declined: () => (
      <Timeline
        label="選考の履歴"
        events={[
          ...events,
          event('20', '見送り', { note: '今回は経験年数が合いませんでした。', isEnd: true }),
        ]}
      />
    ),
  },
};
