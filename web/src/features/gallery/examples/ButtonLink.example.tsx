import { ButtonLink } from '../../../components/shell/ButtonLink';
import type { Example } from '../Example';

export const example: Example = {
  name: 'ButtonLink',
  states: { only: () => <ButtonLink to="/jobs">案件を探す</ButtonLink> },
};
