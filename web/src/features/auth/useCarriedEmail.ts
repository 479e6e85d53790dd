import { Form, type FormInstance } from 'antd';
import { useLocation } from 'react-router-dom';
import { normalizeEmail } from '../../lib/normalizeEmail';

/**
 * Carries a typed email between the screens of signing in, registering and resetting the password. `initial`
 * is the email of the screen that the person came from. `state` is for links and navigation to another one.
 */
export function useCarriedEmail<Values extends { email: string }>(form: FormInstance<Values>) {
  const { email: initial = '' } = (useLocation().state ?? {}) as { email?: string };
  const typed = Form.useWatch<string | undefined>('email', form);
  return { initial, state: { email: normalizeEmail(typed ?? initial) } };
}
