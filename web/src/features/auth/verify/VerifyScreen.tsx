import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { AuthCard } from '../AuthCard';
import { pendingEmail } from '../pendingEmail';
import { useFromJob } from '../useFromJob';
import { CodeForm } from './CodeForm';

/**
 * The screen on which people enter the code in their mail. If no email awaits a code, it only has a link to
 * the login.
 */
export function VerifyScreen() {
  const { t } = useTranslation();
  const fromJob = useFromJob();
  const [email] = useState(pendingEmail.get);
  if (email === null) {
    return (
      <AuthCard title={t('auth.verify.title')} lead={t('auth.verify.nothing')}>
        <p>
          <Link to={paths.login(fromJob)}>{t('auth.toLogin')}</Link>
        </p>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('auth.verify.title')}
      lead={t('auth.verify.sent', { email })}
      footer={<Link to={paths.login(fromJob)}>{t('auth.toLogin')}</Link>}
    >
      <CodeForm email={email} fromJob={fromJob} />
    </AuthCard>
  );
}
