import { PasswordInput } from '../../../components/forms/PasswordInput';
import type { Example } from '../Example';

const label = 'パスワード';

export const example: Example = {
  name: 'PasswordInput',
  states: {
    empty: () => <PasswordInput aria-label={label} autoComplete="off" />,
    filled: () => <PasswordInput aria-label={label} autoComplete="off" defaultValue="correct horse" />,
    wrong: () => <PasswordInput aria-label={label} autoComplete="off" status="error" defaultValue="1234" />,
    disabled: () => <PasswordInput aria-label={label} autoComplete="off" disabled />,
  },
};
