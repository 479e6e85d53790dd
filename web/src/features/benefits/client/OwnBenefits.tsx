import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { RecordTable } from '../../../components/table/records/RecordTable';
import { BenefitsTableDocument, type EditedBenefitFragment } from '../../../generated/adminBenefits';
import { paths } from '../../../lib/paths';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import { buildBenefitColumns } from '../edit/buildBenefitColumns';

/** The table of the benefits that an organization offers. */
export function OwnBenefits({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const { data, loading, error, refetch } = useQuery(BenefitsTableDocument, {
    variables: { filter: { organizationEmployeeBenefitsId: { eq: organizationId } } },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const create = <ButtonLink to={paths.clientNewBenefit}>{t('adminBenefits.new')}</ButtonLink>;
  return (
    <RecordTable<EditedBenefitFragment>
      title={t('adminBenefits.own.title')}
      lead={t('adminBenefits.own.lead')}
      action={create}
      columns={buildBenefitColumns(t, 'client', isNarrow)}
      rows={data?.listEmployeeBenefitByCreatedAt.items}
      loading={loading}
      isFailed={error !== undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState illustration="search" action={create}>
          {t('adminBenefits.own.none')}
        </EmptyState>
      }
      onOpen={({ id }) => void navigate(paths.clientBenefit(id))}
    />
  );
}
