import { DisplaySettings } from '../../../components/settings/DisplaySettings';
import type { Example } from '../Example';

export const example: Example = {
  name: 'DisplaySettings',
  states: { only: () => <DisplaySettings /> },
};
