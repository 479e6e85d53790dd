import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainForm } from '../../../components/forms/PlainForm';
import type { TextKey } from '../../../i18n/TextKey';
import { AuthCard } from '../AuthCard';
import { FormAlert } from '../FormAlert';
import { NewPasswordFields } from '../NewPasswordFields';
import { SubmitButton } from '../SubmitButton';

interface NewPasswordFormProps {
  onFinish: (password: string) => Promise<unknown>;
  isRunning: boolean;
  refused: TextKey | null;
}

/**
 * The second step of signing in for people whose account an administrator created: choosing a new password.
 */
export function NewPasswordForm({ onFinish, isRunning, refused }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ password: string }>();
  return (
    <AuthCard title={t('auth.newPasswordStep.title')} lead={t('auth.newPasswordStep.text')}>
      <PlainForm form={form} name="new-password" onFinish={({ password }) => onFinish(password)}>
        <NewPasswordFields isFirst label={t('auth.newPassword')} labelAgain={t('auth.newPasswordAgain')} />
        <FormAlert text={refused} />
        <SubmitButton loading={isRunning}>{t('auth.newPasswordStep.submit')}</SubmitButton>
      </PlainForm>
    </AuthCard>
  );
}
