import { useQuery } from '@apollo/client/react';
import { Navigate, useParams } from 'react-router-dom';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { PublicPageByUrlDocument } from '../../../generated/publicPages';
import { paths } from '../../../lib/paths';
import { PublicPageResults } from './PublicPageResults';

/**
 * The screen /{url}: a public page with the jobs that its saved search finds. Redirects to the not-found page
 * if no public page has this URL.
 */
export function PublicPage() {
  const { url = '' } = useParams();
  const { data, error, refetch } = useQuery(PublicPageByUrlDocument, { variables: { url } });
  const page = data?.getPageQuery;
  if (error && !page) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" count={5} />;
  if (!page) return <Navigate to={paths.notFound} replace />;
  return <PublicPageResults key={page.id} page={page} />;
}
