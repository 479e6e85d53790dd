import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvText } from '../../../components/table/csvText';
import { saveFile } from '../../../components/table/saveFile';
import { AdminAppliesDocument } from '../../../generated/adminApplications';
import { failureOf } from '../../../lib/errors/failureOf';
import { failureText } from '../../../lib/errors/failureText';
import { searchWindow } from '../../../lib/search/searchWindow';
import { toast } from '../../../lib/toast/toast';
import { appliesFilterOf } from './view/applicationsFilterOf';
import type { AppliesView } from './view/ApplicationsView';
import type { ApplyColumn } from './applicationColumns';
import { PAGE_SIZE, type ShownApply } from './useApplications';

/** Saves what the table shows under its filters, all pages of it, in the chosen columns. */
export function useAppliesCsv(view: AppliesView, columns: ApplyColumn[]) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);

  const readAll = async () => {
    const applies: ShownApply[] = [];
    for (let total = 1; applies.length < searchWindow.rows(total, PAGE_SIZE);) {
      const { data } = await client.query({
        query: AdminAppliesDocument,
        variables: {
          filter: appliesFilterOf(view),
          sort: [view.sort],
          limit: PAGE_SIZE,
          from: applies.length,
          aggregates: [],
        },
        fetchPolicy: 'no-cache',
      });
      const page = data?.searchUserApplies.items ?? [];
      if (page.length === 0) break;
      applies.push(...page);
      total = data?.searchUserApplies.total ?? 0;
    }
    return applies;
  };

  const save = async () => {
    setSaving(true);
    try {
      const rows = (await readAll()).map((apply) => columns.map(({ text }) => text(apply)));
      const head = columns.map(({ key }) => t(`adminApplies.column.${key}`));
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`${t('adminApplies.csvName')}-${day}.csv`, csvText([head, ...rows]), 'text/csv;charset=utf-8');
    } catch (error) {
      toast.error(t(failureText(failureOf(error))));
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
