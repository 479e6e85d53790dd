import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCsv } from '../../../components/table/formatCsv';
import { saveFile } from '../../../components/table/saveFile';
import { AdminApplicationsDocument } from '../../../generated/adminApplications';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { searchWindow } from '../../../lib/search/searchWindow';
import { toast } from '../../../lib/toast/toast';
import { buildApplicationsFilter } from './view/buildApplicationsFilter';
import type { ApplicationsView } from './view/ApplicationsView';
import type { ApplyColumn } from './buildApplicationColumns';
import type { ShownApplication } from './useApplications';
import { pageSizes } from '../../../lib/settings/pageSizes';

/**
 * Returns a function that downloads the applications under the current filters as a CSV file with the visible
 * columns, and whether it is running. The file has at most the number of rows that a search can return
 * (`searchWindow`).
 */
export function useApplicationsCsv(view: ApplicationsView, columns: ApplyColumn[]) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);

  const readAll = async () => {
    const applications: ShownApplication[] = [];
    for (let total = 1; applications.length < searchWindow.rows(total, pageSizes.adminTables);) {
      const { data } = await client.query({
        query: AdminApplicationsDocument,
        variables: {
          filter: buildApplicationsFilter(view),
          sort: [view.sort],
          limit: pageSizes.adminTables,
          from: applications.length,
          aggregates: [],
        },
        fetchPolicy: 'no-cache',
      });
      const page = data?.searchUserApplies.items ?? [];
      if (page.length === 0) break;
      applications.push(...page);
      total = data?.searchUserApplies.total ?? 0;
    }
    return applications;
  };

  const save = async () => {
    setSaving(true);
    try {
      const rows = (await readAll()).map((application) => columns.map(({ text }) => text(application)));
      const head = columns.map(({ key }) => t(`applications.column.${key}`));
      const day = new Date().toISOString().slice(0, 10);
      saveFile(
        `${t('applications.csvName')}-${day}.csv`,
        formatCsv([head, ...rows]),
        'text/csv;charset=utf-8',
      );
    } catch (error) {
      toast.error(t(getFailureText(classifyFailure(error))));
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
