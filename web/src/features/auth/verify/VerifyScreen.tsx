import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { TextKey } from '../../../i18n/TextKey';
import { paths } from '../../../lib/paths';
import { AuthCard } from '../AuthCard';
import { pendingEmail } from '../pendingEmail';
import { useFromJob } from '../useFromJob';
import { CodeForm } from './CodeForm';

/**
 * The screen on which people enter the confirmation code from their mail. Shows only a link to the login if
 * no email in this tab is waiting for confirmation.
 */
export function VerifyScreen() {
  const { t } = useTranslation();
  const fromJob = useFromJob();
  const [email] = useState(pendingEmail.get);
  const { lead = 'auth.verify.sent', isForeign = false } = (useLocation().state ?? {}) as {
    lead?: Extract<TextKey, `auth.verify.${string}`>;
    isForeign?: boolean;
  };
  if (email === null) {
    return (
      <AuthCard hasWelcome title={t('auth.verify.title')} lead={t('auth.verify.nothing')}>
        <p>
          <Link to={paths.login(fromJob)}>{t('auth.toLogin')}</Link>
        </p>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      hasWelcome
      title={t('auth.verify.title')}
      lead={t(lead, { email })}
      footer={
        <>
          <Link to={paths.login(fromJob)} state={{ email }}>
            {t('auth.toLogin')}
          </Link>
          <Link to={paths.register({ id: fromJob.id })}>{t('auth.verify.otherEmail')}</Link>
        </>
      }
    >
      <CodeForm
        email={email}
        fromJob={fromJob}
        isForeign={isForeign}
        isSent={lead !== 'auth.verify.notSent'}
      />
    </AuthCard>
  );
}
