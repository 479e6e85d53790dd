import { RequiredBadge } from '../../../components/forms/RequiredBadge';
import type { Example } from '../Example';

export const example: Example = {
  name: 'RequiredBadge',
  states: {
    required: () => <RequiredBadge required />,
    'for-something': () => <RequiredBadge required text="公開に必須" />,
    optional: () => <RequiredBadge required={false} />,
  },
};
