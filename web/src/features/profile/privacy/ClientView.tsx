import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Grid } from '../../../components/layout/Grid';
import { TalentCard } from '../../../entities/talent/TalentCard';
import { getCalledName } from '../../../entities/talent/getCalledName';
import { TalentFacts } from '../../../entities/talent/TalentFacts';
import type { PrivacyQuery } from '../../../generated/privacy';
import type { PrivacyValues } from './PrivacyValues';
import { showToClients } from './showToClients';

interface ClientViewProps {
  profile: NonNullable<PrivacyQuery['getUser']>;
  settings: Partial<PrivacyValues>;
}

/**
 * The profile as organizations that are not in contact with the talent would see it on the talent's page with the
 * given settings, in the components in which they see it.
 */
export function ClientView({ profile, settings }: ClientViewProps) {
  const { t } = useTranslation();
  const talent = showToClients(profile, settings);
  if (!talent)
    return (
      <EmptyState illustration="closed">
        {t(`profile.privacy.view.${settings.isPrivate ? 'private' : 'notOffered'}`)}
      </EmptyState>
    );
  return (
    <Grid gap={16}>
      <TalentCard talent={talent} name={getCalledName(talent, t)} />
      <TalentFacts talent={talent} />
    </Grid>
  );
}
