import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PlainForm } from '../../../components/forms/PlainForm';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast/toast';
import { CodeInput } from '../CodeInput';
import { FormAlert } from '../FormAlert';
import { pendingEmail } from '../pendingEmail';
import { rules } from '../rules';
import { SubmitButton } from '../SubmitButton';
import { useAttempt } from '../useAttempt';
import type { FromJob } from '../useFromJob';
import { ResendButton } from './ResendButton';

interface CodeFormProps {
  email: string;
  fromJob: FromJob;
  /** True if the account has a password that another person may know. The next step then replaces it. */
  isForeign: boolean;
  /** False if the code could not be mailed, so that another one can be requested at once. */
  isSent: boolean;
}

/**
 * Returns true for the error with which Cognito refuses a code because the account is already confirmed. The
 * form treats it as success.
 */
const isConfirmedAlready = (error: unknown) =>
  error instanceof Error && error.name === 'NotAuthorizedException' && /CONFIRMED/.test(error.message);

/**
 * The form for the mailed confirmation code. It sends the code when the sixth digit is entered. After a wrong
 * or expired code, the inputs are emptied.
 */
export function CodeForm({ email, fromJob, isForeign, isSent }: CodeFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [form] = Form.useForm<{ code: string }>();
  const { attempt, isRunning, refused } = useAttempt('verify');
  const [wrongCodes, setWrongCodes] = useState(0);
  const confirm = async ({ code }: { code: string }) => {
    const problem = await attempt(async () => {
      const { identity } = await import('../identity');
      await identity.confirm(email, code).catch((error: unknown) => {
        if (!isConfirmedAlready(error)) throw error;
      });
      pendingEmail.forget();
      toast.success(t(isForeign ? 'auth.verify.choosePassword' : 'auth.verify.done'));
      const next = isForeign ? paths.resetPassword(fromJob) : paths.login(fromJob);
      await navigate(next, { state: { email } });
    });
    if (problem !== 'auth.codeWrong' && problem !== 'auth.codeExpired') return;
    form.setFieldValue('code', '');
    setWrongCodes(wrongCodes + 1);
  };
  const resend = async () => {
    const { identity } = await import('../identity');
    await identity.resendCode(email);
  };
  return (
    <PlainForm form={form} name="verify" onFinish={confirm} onValuesChange={() => form.submit()}>
      <Form.Item name="code" label={t('auth.code')} rules={rules.code(t)} extra={t('auth.verify.notFound')}>
        <CodeInput key={wrongCodes} isFirst />
      </Form.Item>
      <FormAlert text={refused} />
      <SubmitButton loading={isRunning}>{t('auth.verify.submit')}</SubmitButton>
      <ResendButton onResend={resend} canAtOnce={!isSent} />
    </PlainForm>
  );
}
