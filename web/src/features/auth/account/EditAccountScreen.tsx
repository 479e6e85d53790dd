import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import styles from './Account.module.css';
import { AccountForm } from './AccountForm';
import { DevicesSetting } from './DevicesSetting';
import { EmailSetting } from './EmailSetting';
import { ExportSetting } from './ExportSetting';
import { LeaveSetting } from './LeaveSetting';
import { LookSetting } from './LookSetting';
import { PasswordSetting } from './PasswordSetting';
import { Setting } from '../../../components/page/Setting';
import { useAccount } from './useAccount';

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
      <LookSetting />
      <DevicesSetting />
      <ExportSetting />
      <LeaveSetting person={person} />
    </div>
  );
}
