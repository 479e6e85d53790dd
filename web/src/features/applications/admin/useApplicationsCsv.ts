import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useTableCsv } from '../../../components/table/useTableCsv';
import { AdminApplicationsDocument } from '../../../generated/adminApplications';
import { pageSizes } from '../../../lib/settings/pageSizes';
import type { ApplyColumn } from './buildApplicationColumns';
import { buildApplicationsFilter } from './view/buildApplicationsFilter';
import type { ApplicationsView } from './view/ApplicationsView';

/**
 * Returns a function that downloads the applications under the current filters as a CSV file with the visible
 * columns, and whether it is running. The file has at most the number of rows that a search can return
 * (`searchWindow`).
 */
export function useApplicationsCsv(view: ApplicationsView, columns: ApplyColumn[]) {
  const client = useApolloClient();
  const { t } = useTranslation();
  return useTableCsv({
    name: t('applications.csvName'),
    columns: columns.map(({ key, text }) => ({ title: t(`applications.column.${key}`), text })),
    read: async (from) => {
      const { data } = await client.query({
        query: AdminApplicationsDocument,
        variables: {
          filter: buildApplicationsFilter(view),
          sort: [view.sort],
          limit: pageSizes.adminTables,
          from,
          aggregates: [],
        },
        fetchPolicy: 'no-cache',
      });
      const { items = [], total = 0 } = data?.searchUserApplies ?? {};
      return { items, total };
    },
  });
}
