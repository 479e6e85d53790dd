import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { PasswordInput } from '../../../components/forms/PasswordInput';
import { PlainForm } from '../../../components/forms/PlainForm';
import type { TextKey } from '../../../i18n/TextKey';
import { paths } from '../../../lib/paths';
import { AuthCard } from '../AuthCard';
import { FormAlert } from '../FormAlert';
import { rules } from '../rules';
import { SubmitButton } from '../SubmitButton';
import type { FromJob } from '../useFromJob';
import { takesFocus } from '../../../lib/route/takesFocus';
import styles from './LoginForm.module.css';

export interface LoginValues {
  email: string;
  password: string;
  remember: boolean;
}

interface LoginFormProps {
  onFinish: (values: LoginValues) => Promise<unknown>;
  isRunning: boolean;
  refused: TextKey | null;
  fromJob: FromJob;
}

export function LoginForm({ onFinish, isRunning, refused, fromJob }: LoginFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<LoginValues>();
  const { email = '' } = (useLocation().state ?? {}) as { email?: string };
  return (
    <AuthCard
      hasWelcome
      title={t('auth.login.title')}
      footer={
        <>
          {t('auth.login.noAccount')}
          <Link to={paths.register(fromJob)}>{t('auth.login.register')}</Link>
        </>
      }
    >
      <PlainForm form={form} name="login" onFinish={onFinish} initialValues={{ email, remember: true }}>
        <Form.Item name="email" label={t('auth.email')} rules={rules.email(t)}>
          <Input type="email" autoComplete="username" inputMode="email" />
        </Form.Item>
        <Form.Item name="password" label={t('auth.password')} rules={rules.password(t)}>
          <PasswordInput autoComplete="current-password" {...(email && takesFocus)} />
        </Form.Item>
        <div className={styles.row}>
          <Form.Item name="remember" valuePropName="checked" noStyle>
            <Checkbox>{t('auth.login.remember')}</Checkbox>
          </Form.Item>
          <Link to={paths.resetPassword(fromJob)}>{t('auth.login.forgot')}</Link>
        </div>
        <FormAlert text={refused} />
        <SubmitButton loading={isRunning}>{t('auth.login.submit')}</SubmitButton>
      </PlainForm>
    </AuthCard>
  );
}
