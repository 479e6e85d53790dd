import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { TalentCard } from '../../../entities/talent/TalentCard';
import { TalentFacts } from '../../../entities/talent/TalentFacts';
import { ClientPreviewDocument } from '../../../generated/preview';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { NothingShown } from './NothingShown';
import styles from './PreviewScreen.module.css';

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
  if (error && !loading) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" count={1} />;
  const talent = data.getUserAs;
  if (!talent) return <NothingShown viewer="client" />;
  return (
    <div className={styles.client}>
      <section>
        <h2>{t('portfolio.preview.card')}</h2>
        <div className={styles.card}>
          <TalentCard talent={talent} />
        </div>
      </section>
      <section>
        <h2>{t('portfolio.preview.facts')}</h2>
        <TalentFacts talent={talent} />
      </section>
    </div>
  );
}
