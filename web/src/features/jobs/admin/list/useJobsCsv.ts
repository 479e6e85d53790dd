import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useTableCsv } from '../../../../components/table/useTableCsv';
import { ListedJobsDocument } from '../../../../generated/listedJobs';
import { pageSizes } from '../../../../lib/settings/pageSizes';
import type { JobColumn } from './buildJobColumns';
import { buildJobsFilter } from './view/buildJobsFilter';
import type { JobsView } from './view/JobsView';

/**
 * Returns a function that downloads the jobs under the current filters as a CSV file, and whether it is
 * running. The file has the visible columns except the number of applications, and at most the number of rows
 * that a search can return (`searchWindow`).
 */
export function useJobsCsv(view: JobsView, columns: readonly JobColumn[]) {
  const client = useApolloClient();
  const { t } = useTranslation();
  return useTableCsv({
    name: t('adminJobs.title'),
    // The numbers of applications are known only of the jobs on the screen.
    columns: columns.filter(({ key }) => key !== 'applicants'),
    read: async (from) => {
      const { data } = await client.query({
        query: ListedJobsDocument,
        variables: {
          filter: buildJobsFilter(view),
          sort: [view.sort],
          limit: pageSizes.adminTables,
          from,
          aggregates: [],
        },
        fetchPolicy: 'no-cache',
      });
      const { items = [], total = 0 } = data?.searchOpenJobs ?? {};
      return { items, total };
    },
  });
}
