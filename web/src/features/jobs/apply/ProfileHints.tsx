import { useTranslation } from 'react-i18next';
import { Chip } from '../../../components/chips/Chip';
import type { Applicant } from './Applicant';

/** Suggests parts of the profile that the applicant could add. Applying does not require them. */
export function ProfileHints({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation();
  const missing = [
    !applicant.description && t('jobs.apply.improveDescription'),
    !applicant.skillSets?.items.length && t('jobs.apply.improveSkills'),
    !applicant.workHistories?.items.length && t('jobs.apply.improveHistories'),
  ].filter((text) => typeof text === 'string');
  if (missing.length === 0) return null;
  return (
    <p>
      {t('jobs.apply.improve')}{' '}
      {missing.map((text) => (
        <Chip key={text}>{text}</Chip>
      ))}
    </p>
  );
}
