import { Button } from '../../../components/buttons/Button';
import { PageHead } from '../../../components/page/PageHead';
import { Thread } from '../../../components/thread/Thread';
import type { Example } from '../Example';

const steps = ['応募', '面談', '成約'].map((label, index) => ({
  key: label,
  label,
  state: index < 2 ? ('reached' as const) : ('open' as const),
  isCurrent: index === 1,
}));

export const example: Example = {
  name: 'PageHead',
  states: {
    title: () => <PageHead title="キープした案件" />,
    'with-state-and-action': () => (
      <PageHead
        title="公開ページ"
        state="3件のページを公開しています。最後の更新は2026年1月5日です。"
        action={<Button look="primary">ページを作る</Button>}
      />
    ),
    'with-thread': () => (
      <PageHead
        title="受付画面を組み直すフロントエンドエンジニア"
        state="1月13日に面談があります。"
        thread={<Thread label="選考の段階" steps={steps} />}
      />
    ),
  },
};
