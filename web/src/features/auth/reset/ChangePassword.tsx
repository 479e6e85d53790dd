import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
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

interface ChangePasswordProps {
  email: string;
  fromJob: FromJob;
  onOtherEmail: () => void;
}

interface Values {
  code: string;
  password: string;
}

export function ChangePassword({ email, fromJob, onOtherEmail }: ChangePasswordProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const { attempt, isRunning, refused } = useAttempt('reset');
  const change = ({ code, password }: Values) =>
    attempt(async () => {
      const { identity } = await import('../identity');
      await identity.resetPassword({ email, code, password });
      toast.success(t('auth.reset.done'));
      await navigate(paths.login(fromJob), { state: { email } });
    });
  return (
    <PlainForm form={form} name="change" onFinish={change}>
      <Form.Item name="code" label={t('auth.code')} rules={rules.code(t)}>
        <CodeInput />
      </Form.Item>
      <NewPasswordFields label={t('auth.newPassword')} labelAgain={t('auth.newPasswordAgain')} />
      <FormAlert text={refused} />
      <SubmitButton loading={isRunning}>{t('auth.reset.confirm')}</SubmitButton>
      <Button type="link" block onClick={onOtherEmail}>
        {t('auth.reset.other')}
      </Button>
    </PlainForm>
  );
}
