import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/buttons/Button';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import type { RecordColumn } from '../../../components/table/records/RecordColumn';
import { RecordTable } from '../../../components/table/records/RecordTable';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import { type BenefitRequest, nameOfRequester, useBenefitRequests } from './useBenefitRequests';

/** The administrators' screen /admin/employee-benefits/requests: the uses of benefits that wait to be granted. */
export function BenefitRequestsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const { requests, granting, loading, isFailed, refetch, more, grant } = useBenefitRequests();
  const columns: RecordColumn<BenefitRequest>[] = [
    {
      key: 'person',
      title: t('adminBenefits.requests.person'),
      width: isNarrow ? 136 : 224,
      fixed: 'start',
      isSortable: true,
      text: nameOfRequester,
      render: (_, request) => (
        <Link to={paths.adminUser(request.userID ?? '')} lang="ja">
          {nameOfRequester(request)}
        </Link>
      ),
    },
    {
      key: 'benefit',
      title: t('adminBenefits.requests.benefit'),
      width: 304,
      isSortable: true,
      text: ({ employeeBenefit }) => employeeBenefit?.title ?? null,
      render: (_, { employeeBenefit }) =>
        employeeBenefit && (
          <Link to={paths.adminBenefit(employeeBenefit.id)} lang="ja">
            {employeeBenefit.title}
          </Link>
        ),
    },
    {
      key: 'createdAt',
      title: t('adminBenefits.requests.at'),
      width: 144,
      text: ({ createdAt }) => formatDate(createdAt),
    },
    {
      key: 'grant',
      title: t('adminBenefits.requests.decision'),
      width: 120,
      text: () => null,
      render: (_, request) => (
        <Button
          size="small"
          loading={granting === request.id}
          aria-label={t('adminBenefits.requests.grantOf', { name: nameOfRequester(request) })}
          onClick={(event) => {
            event.stopPropagation();
            void grant(request);
          }}
        >
          {t('adminBenefits.requests.grant')}
        </Button>
      ),
    },
  ];
  const back = (
    <ButtonLink look="plain" to={paths.adminBenefits}>
      {t('adminBenefits.title')}
    </ButtonLink>
  );
  return (
    <RecordTable<BenefitRequest>
      title={t('adminBenefits.requests.title')}
      lead={t('adminBenefits.requests.lead')}
      action={back}
      columns={columns}
      rows={requests}
      loading={loading}
      isFailed={isFailed}
      onRetry={() => void refetch()}
      onMore={more}
      empty={
        <EmptyState illustration="calm" action={back}>
          {t('adminBenefits.requests.none')}
        </EmptyState>
      }
      onOpen={({ userID }) => void navigate(paths.adminUser(userID ?? ''))}
    />
  );
}
