import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { PlainForm } from '../../../components/forms/PlainForm';
import { paths } from '../../../lib/paths';
import { takesFocus } from '../../../lib/route/takesFocus';
import { AuthCard } from '../AuthCard';
import { FormAlert } from '../FormAlert';
import type { Credentials } from '../identity';
import { LegalText } from '../LegalText';
import { requireConsent } from '../requireConsent';
import { NewPasswordFields } from '../NewPasswordFields';
import { pendingEmail } from '../pendingEmail';
import { rules } from '../rules';
import { SubmitButton } from '../SubmitButton';
import { useAttempt } from '../useAttempt';
import { useFromJob } from '../useFromJob';

/**
 * The screen for creating an account with email and password. The next screen asks for the code in the mail.
 */
export function RegisterScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id } = useFromJob();
  const [form] = Form.useForm<Credentials>();
  const { attempt, isRunning, refused } = useAttempt('register');
  const register = (credentials: Credentials) =>
    attempt(async () => {
      const { identity } = await import('../identity');
      await identity.signUp(credentials);
      pendingEmail.set(credentials.email);
      await navigate(paths.verify({ id, index: id && '1' }));
    });
  return (
    <AuthCard
      hasWelcome
      title={t('auth.register.title')}
      lead={t('auth.register.lead')}
      footer={
        <>
          {t('auth.register.hasAccount')}
          <Link to={paths.login({ id })}>{t('auth.register.login')}</Link>
        </>
      }
    >
      <PlainForm form={form} name="register" onFinish={register}>
        <Form.Item name="email" label={t('auth.email')} rules={rules.email(t)}>
          <Input type="email" autoComplete="username" inputMode="email" {...takesFocus} />
        </Form.Item>
        <NewPasswordFields label={t('auth.password')} labelAgain={t('auth.passwordAgain')} />
        <Form.Item
          name="agree"
          valuePropName="checked"
          rules={[requireConsent(t('auth.register.agreeRequired'))]}
        >
          <Checkbox>
            <LegalText text="auth.register.agree" />
          </Checkbox>
        </Form.Item>
        <FormAlert text={refused} />
        <SubmitButton loading={isRunning}>{t('auth.register.submit')}</SubmitButton>
      </PlainForm>
    </AuthCard>
  );
}
