import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { AuthCard } from '../AuthCard';
import { useFromJob } from '../useFromJob';
import { AskForCode } from './AskForCode';
import { ChangePassword } from './ChangePassword';

/**
 * The screen for resetting a forgotten password: first the person requests a code by mail, then chooses a new
 * password.
 */
export function ResetPasswordScreen() {
  const { t } = useTranslation();
  const fromJob = useFromJob();
  const [email, setEmail] = useState<string | null>(null);
  return (
    <AuthCard
      hasWelcome
      title={t('auth.reset.title')}
      lead={email === null ? t('auth.reset.lead') : t('auth.reset.sent', { email })}
      footer={<Link to={paths.login(fromJob)}>{t('auth.toLogin')}</Link>}
    >
      {email === null ? (
        <AskForCode onSent={setEmail} />
      ) : (
        <ChangePassword email={email} fromJob={fromJob} onOtherEmail={() => setEmail(null)} />
      )}
    </AuthCard>
  );
}
