import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Table, type TableColumnType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../../components/layout/Stack';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { PageHead } from '../../../../components/page/PageHead';
import { DisclosureMenu } from '../../../../components/shell/DisclosureMenu';
import { placeBelow } from '../../../../components/shell/placeBelow';
import { MenuList } from '../../../../components/shell/MenuList';
import { ButtonLink } from '../../../../components/buttons/ButtonLink';
import { useConfirm } from '../../../../components/overlays/useConfirm';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import type { PublicPageFragment } from '../../../../generated/publicPages';
import { formatDate } from '../../../../lib/format/formatDate';
import { paths } from '../../../../lib/paths';
import { useCatalogue } from '../../../../lib/catalogue/useCatalogue';
import { listActiveFilters } from '../../search/listActiveFilters';
import { buildResultUrl } from '../../../../entities/job/search/buildResultUrl';
import { usePageCounts } from './usePageCounts';
import { PageDialog } from '../PageDialog';
import styles from './PagesScreen.module.css';
import { buildPageSearch } from '../buildPageSearch';
import { usePublicPages } from '../usePublicPages';
import { useScrollFocus } from '../../../../components/table/useScrollFocus';
import { pageSizes } from '../../../../lib/settings/pageSizes';

/**
 * The administrators' screen /admin/pages: every public page with its conditions and its current number of
 * jobs.
 */
export function PagesScreen() {
  const { t, i18n } = useTranslation();
  const confirm = useConfirm();
  const catalogue = useCatalogue();
  const { pages, error, refetch, save, drop, isSaving } = usePublicPages();
  const counts = usePageCounts(pages);
  const [edited, setEdited] = useState<PublicPageFragment | null>(null);
  const conditions = (page: PublicPageFragment) =>
    listActiveFilters(buildPageSearch(page), catalogue, t, i18n.language)
      .map(({ label }) => label)
      .join(t('common.join'));
  const askAndDrop = async (page: PublicPageFragment) => {
    const question = {
      title: t('publicPages.deleteAsk', { header: page.header ?? page.url }),
      content: t('publicPages.deleteNote', { url: page.url }),
      confirm: t('publicPages.delete'),
      danger: true,
    };
    if (await confirm(question)) await drop(page);
  };
  const columns: TableColumnType<PublicPageFragment>[] = [
    {
      key: 'header',
      title: t('publicPages.header'),
      width: 230,
      fixed: 'start',
      render: (_, { header, url }) => <Link to={paths.publicPage(url)}>{header ?? url}</Link>,
    },
    { key: 'url', title: t('publicPages.url'), width: 140, render: (_, { url }) => `/${url}` },
    {
      key: 'count',
      title: t('publicPages.count'),
      width: 76,
      align: 'right',
      render: (_, { id }) => counts.get(id) ?? '–',
    },
    {
      key: 'conditions',
      title: t('publicPages.conditions'),
      width: 260,
      render: (_, page) => conditions(page),
    },
    {
      key: 'updatedAt',
      title: t('publicPages.updatedAt'),
      width: 132,
      render: (_, { updatedAt }) => formatDate(updatedAt),
    },
    {
      key: 'actions',
      title: <span className={styles.unseen}>{t('publicPages.actions')}</span>,
      width: 124,
      render: (_, page) => (
        <Stack as="span" className={styles.actions} gap={4} align="center" justify="end">
          <Button
            size="small"
            aria-label={t('publicPages.editOf', { url: page.url })}
            onClick={() => setEdited(page)}
          >
            {t('publicPages.edit')}
          </Button>
          <DisclosureMenu
            place={placeBelow}
            label={t('publicPages.moreOf', { url: page.url })}
            button={<MoreOutlined aria-hidden />}
          >
            <MenuList>
              <li>
                <Link
                  to={buildResultUrl(buildPageSearch(page))}
                  aria-label={t('publicPages.changeOf', { url: page.url })}
                >
                  {t('publicPages.change')}
                </Link>
              </li>
              <li>
                <Button
                  look="bare"

                  data-danger
                  aria-label={t('publicPages.deleteOf', { url: page.url })}
                  onClick={() => void askAndDrop(page)}
                >
                  {t('publicPages.delete')}
                </Button>
              </li>
            </MenuList>
          </DisclosureMenu>
        </Stack>
      ),
    },
  ];
  const around = useScrollFocus();
  return (
    <Grid gap={16} ref={around}>
      <PageHead
        title={t('publicPages.title')}
        state={t('publicPages.lead')}
        action={<ButtonLink to={paths.jobsResult}>{t('publicPages.create')}</ButtonLink>}
      />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!pages && !error && <Skeleton shape="table" count={8} />}
      {pages && (
        <Table<PublicPageFragment>
          size="small"
          rowKey="id"
          columns={columns}
          dataSource={pages}
          sticky={{ offsetHeader: 64 }}
          scroll={{ x: columns.reduce((sum, { width }) => sum + Number(width), 0) }}
          pagination={{ pageSize: pageSizes.adminTables, hideOnSinglePage: true, showSizeChanger: false }}
          locale={{
            emptyText: <EmptyState illustration="search">{t('publicPages.none')}</EmptyState>,
          }}
        />
      )}
      {edited && (
        <PageDialog
          title={t('publicPages.editTitle')}
          page={edited}
          isSaving={isSaving}
          onSave={(values) => save(values, edited, null)}
          onClose={() => setEdited(null)}
        />
      )}
    </Grid>
  );
}
