import { LoadFailed } from '../../../components/feedback/LoadFailed';
import type { Example } from '../Example';

export const example: Example = {
  name: 'LoadFailed',
  states: {
    general: () => <LoadFailed onRetry={() => undefined} />,
    'own-sentence': () => <LoadFailed message="応募者を読み込めませんでした。" onRetry={() => undefined} />,
  },
};
