import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { PlainForm } from '../../../components/forms/PlainForm';
import { toast } from '../../../lib/toast/toast';
import { CodeInput } from '../CodeInput';
import { FormAlert } from '../FormAlert';
import { rules } from '../rules';
import { SubmitButton } from '../SubmitButton';
import { useAttempt } from '../useAttempt';
import { ResendButton } from '../verify/ResendButton';

interface EmailCodeFormProps {
  /** The new email, to which the code was sent. */
  email: string;
  onOther: () => void;
  onDone: () => void;
}

/** The form for the code that was mailed to the new email. Entering the sixth digit submits the form. */
export function EmailCodeForm({ email, onOther, onDone }: EmailCodeFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ code: string }>();
  const { attempt, isRunning, refused } = useAttempt('account');
  const [wrongCodes, setWrongCodes] = useState(0);
  const confirm = async ({ code }: { code: string }) => {
    const problem = await attempt(async () => {
      const { ownAccount } = await import('./ownAccount');
      await ownAccount.confirmEmail(code);
      toast.success(t('account.email.done'));
      onDone();
    });
    if (problem !== 'auth.codeWrong' && problem !== 'auth.codeExpired') return;
    form.setFieldValue('code', '');
    setWrongCodes(wrongCodes + 1);
  };
  const resend = async () => {
    const { ownAccount } = await import('./ownAccount');
    await ownAccount.requestEmail(email);
  };
  return (
    <PlainForm form={form} name="email-code" onFinish={confirm} onValuesChange={() => form.submit()}>
      <p>{t('auth.verify.sent', { email })}</p>
      <Form.Item name="code" label={t('auth.code')} rules={rules.code(t)} extra={t('auth.verify.notFound')}>
        <CodeInput key={wrongCodes} isFirst />
      </Form.Item>
      <FormAlert text={refused} />
      <SubmitButton loading={isRunning}>{t('account.email.confirm')}</SubmitButton>
      <ResendButton onResend={resend} />
      <Button look="link" size="large" block onClick={onOther}>
        {t('auth.reset.other')}
      </Button>
    </PlainForm>
  );
}
