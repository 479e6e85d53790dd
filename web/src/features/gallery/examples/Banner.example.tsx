import { Button } from '../../../components/buttons/Button';
import { Banner } from '../../../components/feedback/Banner';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Banner',
  states: {
    info: () => <Banner>企業名は、面談が決まるまで表示されません。</Banner>,
    done: () => <Banner tone="done">2026年1月5日に応募しました。</Banner>,
    waiting: () => (
      <Banner tone="waiting" action={<Button size="small">再読み込み</Button>}>
        応募者を読み込めませんでした。
      </Banner>
    ),
    danger: () => (
      <Banner tone="danger" isUrgent>
        保存できませんでした。別の人がこの案件を変更しています。
      </Banner>
    ),
  },
};
