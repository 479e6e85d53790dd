import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { RecordTable } from '../../../components/table/records/RecordTable';
import { BenefitsTableDocument, type EditedBenefitFragment } from '../../../generated/adminBenefits';
import { paths } from '../../../lib/paths';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import { buildBenefitColumns } from '../edit/buildBenefitColumns';

/** The administrators' screen /admin/employee-benefits: all benefits, drafts included. */
export function AdminBenefitsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const { data, loading, error, refetch } = useQuery(BenefitsTableDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const create = <ButtonLink to={paths.adminNewBenefit}>{t('adminBenefits.new')}</ButtonLink>;
  return (
    <RecordTable<EditedBenefitFragment>
      title={t('adminBenefits.title')}
      lead={t('adminBenefits.lead')}
      action={
        <Stack as="span" gap={8} wrap>
          <ButtonLink look="plain" to={paths.adminBenefitRequests}>
            {t('adminBenefits.requests.title')}
          </ButtonLink>
          {create}
        </Stack>
      }
      columns={buildBenefitColumns(t, 'admin', isNarrow)}
      rows={data?.listEmployeeBenefitByCreatedAt.items}
      loading={loading}
      isFailed={error !== undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState illustration="search" action={create}>
          {t('adminBenefits.none')}
        </EmptyState>
      }
      onOpen={({ id }) => void navigate(paths.adminBenefit(id))}
    />
  );
}
