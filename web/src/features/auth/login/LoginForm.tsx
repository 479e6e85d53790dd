import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PasswordInput } from '../../../components/forms/PasswordInput';
import { PlainForm } from '../../../components/forms/PlainForm';
import type { TextKey } from '../../../i18n/TextKey';
import { paths } from '../../../lib/paths';
import { AuthCard } from '../AuthCard';
import { FormAlert } from '../FormAlert';
import { EmailField } from '../EmailField';
import { afterPress, rules } from '../rules';
import { SubmitButton } from '../SubmitButton';
import type { FromJob } from '../useFromJob';
import { takesFocus } from '../../../lib/route/takesFocus';
import { useCarriedEmail } from '../useCarriedEmail';
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
  const { initial: email, state } = useCarriedEmail(form);
  const isForOperator = refused === 'auth.identity.disabled' || refused === 'auth.identity.invitationExpired';
  return (
    <AuthCard
      hasWelcome
      title={t('auth.login.title')}
      footer={
        <>
          {t('auth.login.noAccount')}
          <Link to={paths.register(fromJob)} state={state}>
            {t('auth.login.register')}
          </Link>
        </>
      }
    >
      <PlainForm form={form} name="login" onFinish={onFinish} initialValues={{ email, remember: true }}>
        <EmailField isFirst={!email} />
        <Form.Item
          name="password"
          label={t('auth.password')}
          rules={rules.password(t)}
          validateDebounce={afterPress}
        >
          <PasswordInput autoComplete="current-password" {...(email && takesFocus)} />
        </Form.Item>
        <div className={styles.row}>
          <Form.Item name="remember" valuePropName="checked" noStyle>
            <Checkbox>{t('auth.login.remember')}</Checkbox>
          </Form.Item>
          <Link to={paths.resetPassword(fromJob)} state={state}>
            {t('auth.login.forgot')}
          </Link>
        </div>
        <FormAlert text={refused}>
          {isForOperator && <Link to={paths.contact()}>{t('auth.identity.contact')}</Link>}
        </FormAlert>
        <SubmitButton loading={isRunning}>{t('auth.login.submit')}</SubmitButton>
      </PlainForm>
    </AuthCard>
  );
}
