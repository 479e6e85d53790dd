import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import styles from './Account.module.css';
import { AccountForm } from './AccountForm';
import { DevicesSetting } from './DevicesSetting';
import { ExportSetting } from './ExportSetting';
import { LeaveSetting } from './LeaveSetting';
import { Setting } from '../../../components/page/Setting';
import { useAccount } from './useAccount';
import { useState } from 'react';
import { Button } from '../../../components/buttons/Button';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { paths } from '../../../lib/paths';
import { EmailSheet } from './EmailSheet';
import { DisplaySettings } from '../../../components/settings/DisplaySettings';
import { Sheet } from '../../../components/overlays/Sheet';
import { PasswordForm } from './PasswordForm';

/** The account setting for the password, with a button that opens the form for changing it. */
function PasswordSetting({ email }: { email: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Setting
      title={t('auth.password')}
      lead={t('account.password.lead')}
      action={<Button onClick={() => setIsOpen(true)}>{t('account.password.change')}</Button>}
    >
      <Sheet open={isOpen} title={t('account.password.change')} onClose={close}>
        <PasswordForm email={email} onDone={close} />
      </Sheet>
    </Setting>
  );
}

/** The account setting for language and appearance, which are stored on this device. */
function LookSetting() {
  const { t } = useTranslation();
  return (
    <Setting title={t('account.look.title')} lead={t('shell.settings.note')}>
      <DisplaySettings />
    </Setting>
  );
}

/** The account setting for the email, with which the person signs in and to which Enishi sends mail. */
function EmailSetting({ email }: { email: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Setting
      title={t('auth.email')}
      value={<bdi>{email}</bdi>}
      lead={t('account.email.lead')}
      action={<Button onClick={() => setIsOpen(true)}>{t('account.email.change')}</Button>}
    >
      <EmailSheet isOpen={isOpen} email={email} onClose={() => setIsOpen(false)} />
    </Setting>
  );
}

/**
 * The screen /user/edit-account, on which people change their account, export their data, and request the
 * account's deletion.
 */
export function EditAccountScreen() {
  const { t } = useTranslation();
  const person = useSignedIn();
  const { record, hasFailed, retry, read, save } = useAccount(person?.sub ?? '');
  if (!person) return null;
  return (
    <div className={styles.screen}>
      <PageHead title={t('account.edit')} state={t('account.editLead')} />
      <EmailSetting email={person.email} />
      <PasswordSetting email={person.email} />
      <Setting title={t('account.mail.section')} lead={t('account.mail.lead')}>
        {hasFailed && !record && <LoadFailed onRetry={() => void retry()} />}
        {!hasFailed && !record && <Skeleton shape="form" count={2} />}
        {record && <AccountForm key={person.sub} {...{ record, read, save }} />}
      </Setting>
      <Setting
        title={t('profile.privacy.title')}
        lead={t('profile.privacy.lead')}
        action={
          <ButtonLink look="plain" to={paths.privacy}>
            {t('profile.privacy.change')}
          </ButtonLink>
        }
      />
      <Setting
        title={t('account.alerts.title')}
        lead={t('account.alerts.lead')}
        action={
          <ButtonLink look="plain" to={paths.jobAlerts}>
            {t('account.alerts.change')}
          </ButtonLink>
        }
      />
      <LookSetting />
      <DevicesSetting />
      <ExportSetting />
      <LeaveSetting person={person} />
    </div>
  );
}
