import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainForm } from '../../../components/forms/PlainForm';
import { normalizeEmail } from '../../../lib/normalizeEmail';
import { takesFocus } from '../../../lib/route/takesFocus';
import { FormAlert } from '../FormAlert';
import { afterPress, rules } from '../rules';
import { SubmitButton } from '../SubmitButton';
import { useAttempt } from '../useAttempt';

interface NewEmailFormProps {
  /** The current email, which is refused as the new one. */
  email: string;
  /** Called with the email to which a code was sent. */
  onSent: (email: string) => void;
}

/** The form that asks for a new email and has a code mailed to it. */
export function NewEmailForm({ email, onSent }: NewEmailFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ email: string }>();
  const { attempt, isRunning, refused } = useAttempt('account');
  const send = (values: { email: string }) =>
    attempt(async () => {
      const next = normalizeEmail(values.email).toLowerCase();
      const { ownAccount } = await import('./ownAccount');
      await ownAccount.requestEmail(next);
      onSent(next);
    });
  const differs = {
    validator: (_rule: unknown, value = '') =>
      normalizeEmail(value).toLowerCase() === email.toLowerCase()
        ? Promise.reject(new Error(t('account.email.same')))
        : Promise.resolve(),
  };
  return (
    <PlainForm form={form} name="new-email" onFinish={send}>
      <p>{t('account.email.current', { email })}</p>
      <Form.Item
        name="email"
        label={t('account.email.new')}
        rules={[...rules.email(t), differs]}
        validateDebounce={afterPress}
      >
        <Input type="email" inputMode="email" autoComplete="email" {...takesFocus} />
      </Form.Item>
      <FormAlert text={refused} />
      <SubmitButton loading={isRunning}>{t('account.email.send')}</SubmitButton>
    </PlainForm>
  );
}
