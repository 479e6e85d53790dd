import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainForm } from '../../../components/forms/PlainForm';
import { normalizeEmail } from '../../../lib/normalizeEmail';
import { EmailField } from '../EmailField';
import { FormAlert } from '../FormAlert';
import { SubmitButton } from '../SubmitButton';
import { useAttempt } from '../useAttempt';

/** Which code was mailed: the one for a new password, or the one that first confirms the email. */
export type SentCode = 'reset' | 'confirm';

interface AskForCodeProps {
  form: FormInstance<{ email: string }>;
  /** The email with which the field is filled at first. */
  email: string;
  onSent: (email: string, code: SentCode) => void;
}

/**
 * The first step of resetting a password: mails a code to the entered email. The screen reacts in the same
 * way to registered and unknown emails.
 */
export function AskForCode({ form, email: initial, onSent }: AskForCodeProps) {
  const { t } = useTranslation();
  const { attempt, isRunning, refused } = useAttempt('reset');
  const send = (values: { email: string }) =>
    attempt(async () => {
      const email = normalizeEmail(values.email);
      const { identity } = await import('../identity');
      onSent(email, await identity.sendResetCode(email));
    });
  return (
    <PlainForm form={form} name="reset" onFinish={send} initialValues={{ email: initial }}>
      <EmailField isFirst />
      <FormAlert text={refused} />
      <SubmitButton loading={isRunning}>{t('auth.reset.submit')}</SubmitButton>
    </PlainForm>
  );
}
