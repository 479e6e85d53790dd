import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { AuthCard } from '../AuthCard';
import { useCarriedEmail } from '../useCarriedEmail';
import { useFromJob } from '../useFromJob';
import { AskForCode, type SentCode } from './AskForCode';
import { ChangePassword } from './ChangePassword';

/**
 * The screen for resetting a forgotten password: first the person requests a code by mail, then chooses a new
 * password.
 */
export function ResetPasswordScreen() {
  const { t } = useTranslation();
  const fromJob = useFromJob();
  const [form] = Form.useForm<{ email: string }>();
  const { initial, state } = useCarriedEmail(form);
  const [sent, setSent] = useState<{ email: string; code: SentCode } | null>(null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const email = sent?.email ?? state.email;
  const step = sent ? (isConfirmed ? 'confirmed' : 'sent') : 'lead';
  return (
    <AuthCard
      hasWelcome
      title={t('auth.reset.title')}
      lead={t(`auth.reset.${step}`, { email })}
      footer={
        <Link to={paths.login(fromJob)} state={{ email }}>
          {t('auth.toLogin')}
        </Link>
      }
    >
      {sent ? (
        <ChangePassword
          {...sent}
          fromJob={fromJob}
          onSent={(code) => setSent({ ...sent, code })}
          onConfirmed={() => setIsConfirmed(true)}
          onOtherEmail={() => setSent(null)}
        />
      ) : (
        <AskForCode
          form={form}
          email={initial}
          onSent={(to, code) => {
            setSent({ email: to, code });
            setIsConfirmed(false);
          }}
        />
      )}
    </AuthCard>
  );
}
