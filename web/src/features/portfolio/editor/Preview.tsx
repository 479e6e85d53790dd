import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PortfolioPreviewDocument } from '../../../generated/portfolioPreview';
import { PortfolioArticle } from '../page/PortfolioArticle';

/** Previews the portfolio as everybody sees it. The data are what the API returns to guests. */
export function Preview({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(PortfolioPreviewDocument, {
    variables: { sub },
    // What others see must not replace in the cache what the talent sees.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (error && !loading) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={3} />;
  const talent = data.getUserAs;
  if (!talent) return <EmptyState illustration="calm">{t('portfolio.editor.previewHidden')}</EmptyState>;
  return <PortfolioArticle talent={talent} />;
}
