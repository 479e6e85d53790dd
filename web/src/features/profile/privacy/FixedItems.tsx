import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/forms/FormSection';
import { Visibility } from '../../../components/page/Visibility';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';
import styles from './PrivacyScreen.module.css';

/** Items without a setting of their own, each named by a field of the profile. */
const fixed = [
  ...(['displayName', 'nameInitial', 'mainJob', 'skillSets', 'description', 'qualifications'] as const),
  ...(['currentLocationType', 'otherHopes', 'facebookUrl', 'resumes', 'birthDate', 'tel'] as const),
];
const viewers: readonly WidestViewer[] = ['public', 'client', 'inContact', 'nobody'];

/** Says for the items without a setting of their own who sees them, by the rules that the API applies. */
export function FixedItems({ profile }: { profile: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation();
  const seenBy = (viewer: WidestViewer) => fixed.filter((field) => widestViewerOf(field, profile) === viewer);
  return (
    <FormSection title={t('profile.privacy.fixed.title')} lead={t('profile.privacy.fixed.lead')}>
      <dl className={styles.fixed}>
        {viewers.map((viewer) => (
          <div key={viewer}>
            <dt>
              <Visibility isVisible={viewer !== 'nobody'}>{t(`profile.sharedTo.${viewer}`)}</Visibility>
            </dt>
            <dd>
              {seenBy(viewer)
                .map((field) => t(`profile.privacy.fixed.${field}`))
                .join(t('common.join'))}
            </dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}
