import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { isLanguage, languages } from '../../../i18n/languages';
import { PrivacyLink } from '../../../entities/profile/PrivacyLink';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { getErasureTime } from '../../../lib/auth/getErasureTime';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { useTheme } from '../../../lib/theme/useTheme';
import styles from './Account.module.css';
import { useAccount } from './useAccount';
import { useTopicNames } from './useTopicNames';

/** The screen /user/account, which shows the person's account. They change it on /user/edit-account. */
export function AccountScreen() {
  const { t, i18n } = useTranslation();
  const person = useSignedIn();
  const { mode, color } = useTheme();
  const nameOf = useTopicNames();
  const { record, hasFailed, retry } = useAccount(person?.sub ?? '');
  const { language } = i18n;
  const erased = person?.deletionRequestedAt && formatDate(getErasureTime(person.deletionRequestedAt));
  return (
    <div className={styles.screen}>
      <PageHead
        title={t('account.title')}
        state={t('account.lead')}
        action={<ButtonLink to={paths.editAccount}>{t('account.edit')}</ButtonLink>}
      />
      {hasFailed && !record && <LoadFailed onRetry={() => void retry()} />}
      {!hasFailed && !record && <Skeleton shape="form" count={4} />}
      {record && (
        <DescriptionList
          items={[
            [t('auth.email'), <bdi key="email">{person?.email}</bdi>],
            [t('account.name.title'), record.values.name ?? t('account.name.none')],
            [t('account.mail.title'), nameOf.all(record.values.mailedOn)],
            [t('profile.privacy.title'), <PrivacyLink key="privacy" />],
            [t('shell.language'), isLanguage(language) ? languages[language] : language],
            [t('shell.settings.mode'), t(`shell.settings.${mode}`)],
            [t('shell.settings.color'), t(`shell.settings.${color}`)],
            [t('account.leave.title'), erased && t('account.leaving.text', { date: erased })],
          ]}
        />
      )}
    </div>
  );
}
