import { useTranslation } from 'react-i18next';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { PrivacyLink } from '../../../entities/profile/PrivacyLink';
import { SharedTo } from '../../../entities/profile/SharedTo';
import { BasicItems } from './BasicItems';
import { CareerItems } from './CareerItems';
import { HopeItems } from './HopeItems';
import { Introduction } from './Introduction';
import { ProfileActions } from './ProfileActions';
import styles from './ProfileScreen.module.css';
import { SkillItems } from './SkillItems';
import { SocialItems } from './SocialItems';
import { useOwnProfile, type OwnProfile } from './useOwnProfile';
import { domesticTel } from '../../../../../model/domesticTel';
import { paths } from '../../../lib/paths';
import { ItemSection } from './ItemSection';

/** The talent's contact data on their own profile. Others do not see them. */
function ContactItems({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const title = t('profile.basic.contact');
  return (
    <ItemSection
      title={title}
      edit={{ to: paths.editBasic, of: title }}
      profile={{ ...profile }}
      empty="contact"
      items={[
        ['email', t('ownProfile.email'), profile.email],
        ['tel', t('profile.field.tel'), domesticTel(profile.tel)],
        ['address', t('profile.field.address'), profile.address],
        ['nearestStation', t('profile.field.nearestStation'), profile.nearestStation],
        ['lineID', t('profile.field.lineID'), profile.lineID],
        ['chatworkID', t('profile.field.chatworkID'), profile.chatworkID],
      ]}
    />
  );
}

/**
 * The screen /user/profile: what talents have entered about themselves, in the order of a CV (職務経歴書), and
 * in the margin who sees it.
 */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { profile, error, refetch } = useOwnProfile();
  const place = [profile?.mainJob?.name, profile?.baseLocation?.name].filter(Boolean).join(t('common.or'));
  return (
    <div className={styles.screen}>
      <PageHead
        title={t('ownProfile.title')}
        state={
          <>
            {t('ownProfile.lead')} <PrivacyLink />
          </>
        }
        action={profile && <ProfileActions profile={profile} />}
      />
      {error && !profile && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !profile && <Skeleton shape="article" count={4} />}
      {profile && (
        <>
          <div className={styles.person}>
            <GeneratedAvatar name={profile.displayName ?? ''} image={profile.profileIcon} size={72} />
            <div lang="ja">
              <p className={styles.name}>{profile.displayName}</p>
              <p className={styles.place}>{place}</p>
            </div>
          </div>
          {profile.profileIcon && profile.isShareProfileIcon !== true && (
            <SharedTo
              field="profileIcon"
              profile={{ ...profile }}
              of={t('profile.shared.isShareProfileIcon')}
            />
          )}
          <Introduction profile={profile} />
          <SkillItems profile={profile} />
          <CareerItems profile={profile} />
          <HopeItems profile={profile} />
          <BasicItems profile={profile} />
          <ContactItems profile={profile} />
          <SocialItems title={t('profile.basic.social')} profile={profile} />
        </>
      )}
    </div>
  );
}
