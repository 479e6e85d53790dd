import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Skeleton } from '../../components/feedback/Skeleton';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { BenefitDetailDocument } from '../../generated/benefits';
import { paths } from '../../lib/paths';
import { useTitle } from '../../lib/route/useTitle';
import { BenefitArticle } from './BenefitArticle';
import { UseBenefit } from './UseBenefit';

/**
 * The screen /employee-benefits/detail/{id} with one employee benefit. Shows the not-found page if the API
 * does not return the benefit.
 */
export function BenefitDetail() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(BenefitDetailDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const benefit = data?.getEmployeeBenefit;
  useTitle(benefit?.title);
  if (error && !benefit) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={2} />;
  if (!benefit) return <Navigate to={paths.notFound} replace />;
  return (
    <BenefitArticle benefit={benefit} back={<Link to={paths.benefits}>{t('benefits.back')}</Link>}>
      <UseBenefit benefit={benefit} onUsed={async () => void (await refetch())} />
    </BenefitArticle>
  );
}
