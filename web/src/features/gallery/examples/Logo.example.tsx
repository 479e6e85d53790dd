import { Logo } from '../../../components/shell/Logo';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Logo',
  states: { only: () => <Logo to="/jobs" /> },
};
