import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { takesFocus } from '../../lib/route/takesFocus';
import { afterPress, rules } from './rules';

/** The field for the email with which a person signs in. */
export function EmailField({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation();
  return (
    <Form.Item name="email" label={t('auth.email')} rules={rules.email(t)} validateDebounce={afterPress}>
      <Input type="email" autoComplete="username" inputMode="email" {...(isFirst && takesFocus)} />
    </Form.Item>
  );
}
