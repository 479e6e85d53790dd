import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Crest } from '../../components/avatars/Crest';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import type { RecordColumn } from '../../components/table/records/RecordColumn';
import { RecordTable } from '../../components/table/records/RecordTable';
import { type EditedOrganizationFragment, OrganizationsTableDocument } from '../../generated/organizations';
import { formatDate } from '../../lib/format/formatDate';
import { paths } from '../../lib/paths';
import { useIsNarrow } from '../../lib/useIsNarrow';
import styles from './Organizations.module.css';

/** The administrators' screen /admin/organizations: all organizations, those without a public job included. */
export function OrganizationsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, loading, error, refetch } = useQuery(OrganizationsTableDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isNarrow = useIsNarrow();
  const columns: RecordColumn<EditedOrganizationFragment>[] = [
    {
      key: 'name',
      title: t('organizations.field.name'),
      width: isNarrow ? 200 : 304,
      fixed: 'start',
      isSortable: true,
      text: ({ name }) => name,
      render: (_, { id, name, icon }) => (
        <Link to={paths.adminOrganization(id)} lang="ja" className={styles.name}>
          <Crest name={name} image={icon} size={24} />
          {name}
        </Link>
      ),
    },
    {
      key: 'kana',
      title: t('organizations.field.kana'),
      width: 224,
      isSortable: true,
      text: ({ kana }) => kana,
    },
    {
      key: 'hidden',
      title: t('organizations.column.hidden'),
      width: 264,
      text: ({ isHideOrganizationName, organizationNameForHidden }) =>
        isHideOrganizationName ? (organizationNameForHidden ?? t('organizations.hidden')) : null,
    },
    {
      key: 'owners',
      title: t('organizations.column.owners'),
      width: 96,
      align: 'right',
      isSortable: true,
      text: ({ owners }) => owners?.length ?? 0,
    },
    {
      key: 'updatedAt',
      title: t('organizations.column.updatedAt'),
      width: 144,
      text: ({ updatedAt }) => formatDate(updatedAt),
    },
  ];
  const create = <ButtonLink to={paths.adminNewOrganization}>{t('organizations.new')}</ButtonLink>;
  return (
    <RecordTable<EditedOrganizationFragment>
      title={t('organizations.title')}
      lead={t('organizations.lead')}
      action={create}
      columns={columns}
      rows={data?.listOrganizations.items}
      loading={loading}
      isFailed={error !== undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState illustration="search" action={create}>
          {t('organizations.none')}
        </EmptyState>
      }
      onOpen={({ id }) => void navigate(paths.adminOrganization(id))}
    />
  );
}
