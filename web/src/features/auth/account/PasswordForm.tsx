import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../../../components/forms/PasswordInput';
import { PlainForm } from '../../../components/forms/PlainForm';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { toast } from '../../../lib/toast/toast';
import { FormAlert } from '../FormAlert';
import { NewPasswordFields } from '../NewPasswordFields';
import { rules } from '../rules';
import { SubmitButton } from '../SubmitButton';
import { useAttempt } from '../useAttempt';

interface PasswordFormProps {
  email: string;
  onDone: () => void;
}

interface Values {
  current: string;
  password: string;
}

/** The form for changing the password. Changing it ends the sessions on all other devices. */
export function PasswordForm({ email, onDone }: PasswordFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const { attempt, isRunning, refused } = useAttempt('account');
  const change = ({ current, password }: Values) =>
    attempt(async () => {
      const { ownAccount } = await import('./ownAccount');
      const isSignedIn = await ownAccount.changePassword(email, current, password);
      toast.success(t(isSignedIn ? 'account.password.done' : 'auth.reset.done'));
      onDone();
      if (!isSignedIn) sessionStore.set({ status: 'guest', reason: 'signedOut' });
    });
  return (
    <PlainForm form={form} name="password" onFinish={change}>
      {/* Password managers store the new password for this email. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Form.Item name="current" label={t('account.password.current')} rules={rules.password(t)}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <NewPasswordFields
        label={t('auth.newPassword')}
        labelAgain={t('auth.newPasswordAgain')}
        rules={rules.differsFrom('current', t('account.password.same'))}
      />
      <p>{t('account.password.others')}</p>
      <FormAlert text={refused} />
      <SubmitButton loading={isRunning}>{t('account.password.change')}</SubmitButton>
    </PlainForm>
  );
}
