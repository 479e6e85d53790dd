import { useTranslation } from 'react-i18next';
import { OfOrganization } from '../../../entities/organization/OfOrganization';
import { JobScouts } from './JobScouts';

/** The screen /client/scouts/{id}: who was scouted or recommended for one job of an organization. */
export function JobScoutsScreen() {
  const { t } = useTranslation();
  return <OfOrganization title={t('scouting.title')}>{() => <JobScouts />}</OfOrganization>;
}
