import { LanguageSelect } from '../../../components/shell/LanguageSelect';
import type { Example } from '../Example';

export const example: Example = {
  name: 'LanguageSelect',
  states: { only: () => <LanguageSelect /> },
};
