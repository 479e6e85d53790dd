import { ButtonLink } from '../../../components/buttons/ButtonLink';
import type { Example } from '../Example';

export const example: Example = {
  name: 'ButtonLink',
  states: {
    primary: () => <ButtonLink to="/jobs">案件を探す</ButtonLink>,
    plain: () => (
      <ButtonLink look="plain" to="/jobs">
        案件を探す
      </ButtonLink>
    ),
  },
};
