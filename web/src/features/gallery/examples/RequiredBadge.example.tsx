import { RequiredBadge } from '../../../components/forms/RequiredBadge';
import type { Example } from '../Example';

export const example: Example = {
  name: 'RequiredBadge',
  states: {
    required: () => <RequiredBadge required />,
    optional: () => <RequiredBadge required={false} />,
  },
};
