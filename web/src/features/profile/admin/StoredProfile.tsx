import { useTranslation } from 'react-i18next';
import { type ProfileReading, ProfileReadingContext } from '../../../entities/profile/ProfileReadingContext';
import type { useContact } from '../../../entities/talent/useContact';
import { BasicItems } from '../view/BasicItems';
import { Introduction } from '../view/Introduction';
import { SocialItems } from '../view/SocialItems';
import { CareerItems } from '../view/CareerItems';
import { HopeItems } from '../view/HopeItems';
import { SkillItems } from '../view/SkillItems';
import type { AdminProfile } from './AdminProfile';
import styles from './AdminProfile.module.css';
import { ContactPanel } from './ContactPanel';
import { InternalFacts } from './InternalFacts';

const reading: ProfileReading = {
  isOwn: false,
  seenBy: (t, viewer) => t(`adminTalent.seenBy.${viewer}`),
};

interface StoredProfileProps {
  profile: AdminProfile;
  revealed: ReturnType<typeof useContact>;
}

/**
 * A profile as it is stored, in the components in which its owner sees it. Each item says who else sees it. Contact data
 * are shown on request.
 */
export function StoredProfile({ profile, revealed }: StoredProfileProps) {
  const { t } = useTranslation();
  return (
    <ProfileReadingContext value={reading}>
      <div className={styles.stored}>
        <ContactPanel revealed={revealed} />
        <InternalFacts profile={profile} />
        <BasicItems profile={profile} />
        <Introduction profile={profile} />
        <HopeItems profile={profile} />
        <SkillItems profile={profile} />
        <CareerItems profile={profile} />
        <SocialItems hasMessengers title={t('adminTalent.section.social')} profile={profile} />
      </div>
    </ProfileReadingContext>
  );
}
