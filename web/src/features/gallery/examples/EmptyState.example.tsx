import { EmptyState } from '../../../components/feedback/EmptyState';
import type { Illustration } from '../../../components/feedback/Illustration';
import { illustrations } from '../../../components/feedback/illustrations';
import { moreIllustrations } from '../../../components/feedback/moreIllustrations';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import type { Example } from '../Example';

const drawings: [string, Illustration][] = Object.entries({ ...illustrations, ...moreIllustrations });

/** Shows EmptyState in the gallery: one state for each illustration, and one with an action. */
export const example: Example = {
  name: 'EmptyState',
  states: {
    'with-an-action': () => (
      <EmptyState illustration="keep" action={<ButtonLink to="/jobs">案件を探す</ButtonLink>}>
        キープした案件はまだありません。気になる案件を見つけたら、ハートを押してください。
      </EmptyState>
    ),
    'as-a-page': () => (
      <EmptyState
        illustration="closed"
        heading="ページが見つかりません"
        action={<ButtonLink to="/jobs">案件を探す</ButtonLink>}
      >
        お探しのページは、移動したか、公開が終了した可能性があります。
      </EmptyState>
    ),
    ...Object.fromEntries(
      drawings.map(([name, illustration]) => [
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        () => <EmptyState illustration={illustration}>条件に合う案件は見つかりませんでした。</EmptyState>,
      ]),
    ),
  },
};
