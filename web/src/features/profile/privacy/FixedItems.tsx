import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { FormSection } from '../../../components/forms/FormSection';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';

/** Items without a setting of their own, each named by a field of the profile. */
const fixed = [
  ...(['displayName', 'nameInitial', 'mainJob', 'skillSets', 'description', 'qualifications'] as const),
  ...(['currentLocationType', 'otherHopes', 'facebookUrl', 'resumes', 'birthDate', 'tel'] as const),
];

/** Says for the items without a setting of their own who sees them, by the rules that the API applies. */
export function FixedItems({ profile }: { profile: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation();
  const viewers: readonly WidestViewer[] = ['public', 'client', 'inContact', 'nobody'];
  return (
    <FormSection title={t('profile.privacy.fixed.title')} lead={t('profile.privacy.fixed.lead')}>
      <DescriptionList
        items={viewers.map((viewer) => [
          t(`profile.sharedTo.${viewer}`),
          fixed
            .filter((field) => widestViewerOf(field, profile) === viewer)
            .map((field) => t(`profile.privacy.fixed.${field}`))
            .join(t('common.join')),
        ])}
      />
    </FormSection>
  );
}
