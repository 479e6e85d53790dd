import { LoadingScreen } from '../../../components/shell/LoadingScreen';
import type { Example } from '../Example';

export const example: Example = {
  name: 'LoadingScreen',
  fillsWindow: true,
  states: { only: () => <LoadingScreen /> },
};
