import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Button } from '../../../components/buttons/Button';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { saveFile } from '../../../components/table/saveFile';
import { SharedTo } from '../../../entities/profile/SharedTo';
import { paths } from '../../../lib/paths';
import { BasicItems } from './BasicItems';
import { buildJsonResume } from '../export/buildJsonResume';
import { CareerItems } from './CareerItems';
import { ContactItems } from './ContactItems';
import { HopeItems } from './HopeItems';
import styles from './ProfileScreen.module.css';
import { SkillItems } from './SkillItems';
import { type OwnProfile, useOwnProfile } from './useOwnProfile';

/**
 * Buttons with which talents export their career as a CV for printing or as a JSON Resume file, and import
 * such a file.
 */
function ExportActions({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const saveResume = () =>
    saveFile('resume.json', `${JSON.stringify(buildJsonResume(profile), null, 2)}\n`, 'application/json');
  return (
    <Stack gap={8} wrap>
      <ButtonLink to={paths.careerSheet}>{t('ownProfile.sheet')}</ButtonLink>
      <Button onClick={saveResume}>{t('ownProfile.jsonResume')}</Button>
      <ButtonLink to={paths.importResume}>{t('ownProfile.import')}</ButtonLink>
    </Stack>
  );
}

/**
 * The screen /user/profile: what talents have entered about themselves on the screens for editing the
 * profile, and who sees each part.
 */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { profile, error, refetch } = useOwnProfile();
  return (
    <div className={styles.screen}>
      <PageHead
        title={t('ownProfile.title')}
        state={t('ownProfile.lead')}
        action={profile && <ExportActions profile={profile} />}
      />
      {error && !profile && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !profile && <Skeleton shape="article" count={4} />}
      {profile && (
        <>
          <div className={styles.person}>
            <GeneratedAvatar name={profile.displayName ?? ''} image={profile.profileIcon} size={72} />
            <div>
              <p className={styles.name}>{profile.displayName}</p>
              <SharedTo field="profileIcon" profile={{ ...profile }} />
            </div>
          </div>
          <BasicItems profile={profile} />
          <ContactItems title={t('profile.basic.contact')} profile={profile} contact={profile} />
          <HopeItems profile={profile} />
          <SkillItems profile={profile} />
          <CareerItems profile={profile} />
        </>
      )}
    </div>
  );
}
