import { useState } from 'react';
import { Button } from '../../../components/buttons/Button';
import { Thread } from '../../../components/thread/Thread';
import type { ThreadStep } from '../../../components/thread/ThreadStep';
import type { Example } from '../Example';

const COURSE = ['応募', '書類選考', '面談', '内定', '成約'];
const LABEL = '選考の段階';

const courseAt = (current: number): ThreadStep[] =>
  COURSE.map((label, index) => ({
    key: label,
    label,
    state: index <= current ? 'reached' : 'open',
    isCurrent: index === current,
    ...(index <= current && { note: `1月${5 + index * 4}日` }),
  }));

const declined: ThreadStep[] = [
  ...courseAt(2)
    .slice(0, 3)
    .map((step) => ({ ...step, isCurrent: false })),
  { key: '見送り', label: '見送り', state: 'loosened', isCurrent: true, note: '1月20日' },
];

const process: ThreadStep[] = [
  {
    key: '1',
    label: '書類選考',
    note: 'プロフィールと職務経歴を拝見し、5営業日以内に結果をお送りします。',
    state: 'open',
  },
  {
    key: '2',
    label: 'カジュアル面談（オンライン・40分）',
    note: 'チームの責任者がお話しします。',
    state: 'open',
  },
  {
    key: '3',
    label: '一次面接（オンライン・60分）',
    note: 'これまでの仕事について、判断の理由を中心に伺います。',
    state: 'open',
  },
];

const wizard: ThreadStep[] = ['基本情報', '希望する働き方', '確認と同意'].map((label, index) => ({
  key: label,
  label,
  state: index < 1 ? 'reached' : 'open',
  isCurrent: index === 1,
}));

/**
 * Shows the component Thread with a button that moves on to the next step, so that the animation can be seen.
 */
function Selection() {
  const [current, setCurrent] = useState(1);
  return (
    <>
      <Thread label={LABEL} steps={courseAt(current)} />
      <Button disabled={current === COURSE.length - 1} onClick={() => setCurrent(current + 1)}>
        次の段階へ進める
      </Button>
    </>
  );
}

export const example: Example = {
  name: 'Thread',
  states: {
    'under-way': () => <Selection />,
    complete: () => <Thread label={LABEL} steps={courseAt(4)} />,
    declined: () => <Thread label={LABEL} steps={declined} />,
    wizard: () => <Thread label="プロフィール登録" steps={wizard} />,
    vertical: () => <Thread label="選考の流れ" look="vertical" steps={process} />,
    'vertical-declined': () => <Thread label={LABEL} look="vertical" steps={declined} />,
    mini: () => <Thread label={LABEL} look="mini" steps={courseAt(2)} />,
  },
};
