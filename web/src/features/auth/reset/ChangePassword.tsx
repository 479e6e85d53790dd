import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/buttons/Button';
import { PlainForm } from '../../../components/forms/PlainForm';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast/toast';
import { CodeInput } from '../CodeInput';
import { FormAlert } from '../FormAlert';
import { NewPasswordFields } from '../NewPasswordFields';
import { rules } from '../rules';
import { SubmitButton } from '../SubmitButton';
import { useAttempt } from '../useAttempt';
import type { FromJob } from '../useFromJob';
import { ResendButton } from '../verify/ResendButton';
import type { SentCode } from './AskForCode';

interface ChangePasswordProps {
  email: string;
  code: SentCode;
  fromJob: FromJob;
  /** Called with the code that the form expects from now on. */
  onSent: (code: SentCode) => void;
  /** Called when the code has confirmed the email, and a code for the password was mailed. */
  onConfirmed: () => void;
  onOtherEmail: () => void;
}

interface Values {
  code: string;
  password: string;
}

/**
 * The second step of resetting a password: the mailed code and the new password. If the email was never
 * confirmed, the first code confirms it, and the form stays for a second one.
 */
export function ChangePassword(props: ChangePasswordProps) {
  const { email, code: expected, fromJob, onSent, onConfirmed, onOtherEmail } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const { attempt, isRunning, refused } = useAttempt('reset');
  const [usedCodes, setUsedCodes] = useState(0);
  const change = async ({ code, password }: Values) => {
    const problem = await attempt(async () => {
      const { identity } = await import('../identity');
      if (expected === 'reset') {
        await identity.resetPassword({ email, code, password });
        toast.success(t('auth.reset.done'));
        await navigate(paths.login(fromJob), { state: { email } });
        return;
      }
      await identity.confirm(email, code);
      onSent('reset');
      form.setFieldValue('code', '');
      setUsedCodes((count) => count + 1);
      await identity.sendResetCode(email);
      onConfirmed();
    });
    if (problem !== 'auth.codeWrong' && problem !== 'auth.codeExpired') return;
    form.setFieldValue('code', '');
    setUsedCodes((count) => count + 1);
  };
  const resend = async () => {
    const { identity } = await import('../identity');
    onSent(await identity.sendResetCode(email));
  };
  return (
    <PlainForm form={form} name="change" onFinish={change}>
      <Form.Item name="code" label={t('auth.code')} rules={rules.code(t)}>
        <CodeInput key={usedCodes} isFirst />
      </Form.Item>
      <NewPasswordFields label={t('auth.newPassword')} labelAgain={t('auth.newPasswordAgain')} />
      <FormAlert text={refused} />
      <SubmitButton loading={isRunning}>{t('auth.reset.confirm')}</SubmitButton>
      <ResendButton onResend={resend} />
      <Button look="link" size="large" block onClick={onOtherEmail}>
        {t('auth.reset.other')}
      </Button>
      <p>
        {t('auth.reset.notReceived')} <Link to={paths.contact()}>{t('auth.identity.contact')}</Link>
      </p>
    </PlainForm>
  );
}
