import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { PlainForm } from '../../../components/forms/PlainForm';
import { normalizeEmail } from '../../../lib/normalizeEmail';
import { paths } from '../../../lib/paths';
import { AuthCard } from '../AuthCard';
import { EmailField } from '../EmailField';
import { FormAlert } from '../FormAlert';
import type { Credentials } from '../identity';
import { LegalText } from '../LegalText';
import { requireConsent } from '../requireConsent';
import { NewPasswordFields } from '../NewPasswordFields';
import { pendingEmail } from '../pendingEmail';
import { SubmitButton } from '../SubmitButton';
import { useAttempt } from '../useAttempt';
import { useCarriedEmail } from '../useCarriedEmail';
import { useFromJob } from '../useFromJob';

/**
 * The screen for creating an account with email and password. The next screen asks for the code in the mail.
 */
export function RegisterScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id } = useFromJob();
  const [form] = Form.useForm<Credentials>();
  const { initial, state } = useCarriedEmail(form);
  const { attempt, isRunning, refused } = useAttempt('register');
  const register = ({ email: typed, password }: Credentials) =>
    attempt(async () => {
      const { identity } = await import('../identity');
      const email = normalizeEmail(typed);
      const account = await identity.signUp({ email, password });
      pendingEmail.set(email);
      await navigate(paths.verify({ id, index: id && '1' }), {
        state: account === 'new' ? null : { lead: 'auth.verify.again', isForeign: account === 'foreign' },
      });
    });
  return (
    <AuthCard
      hasWelcome
      title={t('auth.register.title')}
      lead={t('auth.register.lead')}
      footer={
        <>
          {t('auth.register.hasAccount')}
          <Link to={paths.login({ id })} state={state}>
            {t('auth.register.login')}
          </Link>
        </>
      }
    >
      <PlainForm form={form} name="register" onFinish={register} initialValues={{ email: initial }}>
        <EmailField isFirst />
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
        <FormAlert text={refused}>
          {refused === 'auth.register.exists' && (
            <>
              <p>{t('auth.register.existsHelp')}</p>
              <Link to={paths.resetPassword({ id })} state={state}>
                {t('auth.register.reset')}
              </Link>
            </>
          )}
        </FormAlert>
        <SubmitButton loading={isRunning}>{t('auth.register.submit')}</SubmitButton>
      </PlainForm>
    </AuthCard>
  );
}
