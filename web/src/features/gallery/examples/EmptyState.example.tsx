import { EmptyState } from '../../../components/feedback/EmptyState';
import { illustrations } from '../../../components/feedback/illustrations';
import { ButtonLink } from '../../../components/shell/ButtonLink';
import type { Example } from '../Example';

const names = Object.keys(illustrations) as (keyof typeof illustrations)[];

/** Shows EmptyState in the gallery: one state for each illustration, and one with an action. */
export const example: Example = {
  name: 'EmptyState',
  states: {
    'with-an-action': () => (
      <EmptyState illustration="keep" action={<ButtonLink to="/jobs">案件を探す</ButtonLink>}>
        キープした案件はまだありません。気になる案件を見つけたら、ハートを押してください。
      </EmptyState>
    ),
    ...Object.fromEntries(
      names.map((name) => [
        name,
        () => <EmptyState illustration={name}>条件に合う案件は見つかりませんでした。</EmptyState>,
      ]),
    ),
  },
};
