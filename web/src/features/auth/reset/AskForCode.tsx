import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainForm } from '../../../components/forms/PlainForm';
import { FormAlert } from '../FormAlert';
import { rules } from '../rules';
import { SubmitButton } from '../SubmitButton';
import { useAttempt } from '../useAttempt';

/**
 * The first step of resetting a password: mails a code to the entered email. The screen reacts in the same
 * way to registered and unknown emails.
 */
export function AskForCode({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ email: string }>();
  const { attempt, isRunning, refused } = useAttempt('reset');
  const send = ({ email }: { email: string }) =>
    attempt(async () => {
      const { identity } = await import('../identity');
      await identity.sendResetCode(email);
      onSent(email);
    });
  return (
    <PlainForm form={form} name="reset" onFinish={send}>
      <Form.Item name="email" label={t('auth.email')} rules={rules.email(t)}>
        <Input type="email" autoComplete="username" inputMode="email" />
      </Form.Item>
      <FormAlert text={refused} />
      <SubmitButton loading={isRunning}>{t('auth.reset.submit')}</SubmitButton>
    </PlainForm>
  );
}
