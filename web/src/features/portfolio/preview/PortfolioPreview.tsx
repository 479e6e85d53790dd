import { useQuery } from '@apollo/client/react';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PortfolioPreviewDocument } from '../../../generated/preview';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { PortfolioArticle } from '../page/PortfolioArticle';
import { NothingShown } from './NothingShown';

/** Shows signed-in talents how everybody, or other talents, see their portfolio. */
export function PortfolioPreview({ viewer }: { viewer: 'public' | 'talent' }) {
  const sub = useSignedIn()?.sub ?? '';
  const { data, error, loading, refetch } = useQuery(PortfolioPreviewDocument, {
    variables: { sub, viewer: viewer === 'public' ? 'PUBLIC' : 'TALENT' },
    skip: !sub,
    // What others see must not replace what the cache knows about the person.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (error && !loading) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={3} />;
  const talent = data.getUserAs;
  return talent ? <PortfolioArticle talent={talent} heading="h2" /> : <NothingShown viewer={viewer} />;
}
