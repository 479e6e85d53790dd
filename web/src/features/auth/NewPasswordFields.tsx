import { Form, type FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { takesFocus } from '../../lib/route/takesFocus';
import { PasswordStrength } from './PasswordStrength';
import { rules } from './rules';

interface NewPasswordFieldsProps {
  label: string;
  labelAgain: string;
  /** True when the first of the two fields gets the focus when the screen appears. */
  isFirst?: boolean;
  /** Further validation rules for the new password. */
  rules?: readonly FormRule[];
}

/**
 * Two form fields, `password` and `passwordAgain`, for a new password and its repetition, with a strength
 * meter.
 */
export function NewPasswordFields({ label, labelAgain, isFirst, rules: more = [] }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const password = Form.useWatch<string | undefined>('password') ?? '';
  return (
    <>
      <Form.Item
        name="password"
        label={label}
        rules={[...rules.newPassword(t), ...more]}
        extra={password && <PasswordStrength password={password} />}
      >
        <PasswordInput autoComplete="new-password" {...(isFirst && takesFocus)} />
      </Form.Item>
      <Form.Item
        name="passwordAgain"
        label={labelAgain}
        dependencies={['password']}
        rules={rules.sameAs('password', t)}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
