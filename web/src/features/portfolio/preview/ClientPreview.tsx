import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { ClientTalentView } from '../../../entities/talent/ClientTalentView';
import { ClientPreviewDocument } from '../../../generated/preview';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { NothingShown } from './NothingShown';

/**
 * Shows signed-in talents how organizations see them: the card in the search of talents, and the further
 * details.
 */
export function ClientPreview() {
  const { t } = useTranslation();
  const sub = useSignedIn()?.sub ?? '';
  const { data, error, loading, refetch } = useQuery(ClientPreviewDocument, {
    variables: { sub },
    skip: !sub,
    // What others see must not replace what the cache knows about the person.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (error && !loading) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" count={1} />;
  const talent = data.getUserAs;
  if (!talent) return <NothingShown viewer="client" />;
  return (
    <ClientTalentView
      talent={talent}
      card={t('portfolio.preview.card')}
      facts={t('portfolio.preview.facts')}
    />
  );
}
