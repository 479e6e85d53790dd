import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { japanDay } from '../../../../model/japanDay';
import { searchWindow } from '../../lib/search/searchWindow';
import { pageSizes } from '../../lib/settings/pageSizes';
import { toast } from '../../lib/toast/toast';
import { formatCsv } from './formatCsv';
import { saveFile } from './saveFile';

interface TableCsv<Row> {
  /** The first part of the file's name, which is followed by the day. */
  name: string;
  columns: readonly { title: string; text: (row: Row) => string | number | null }[];
  /**
   * Reads the page of rows that follows the first `from` rows. Resolves to these rows and to the number of
   * all rows of the table.
   */
  read: (from: number) => Promise<{ items: readonly Row[]; total: number }>;
}

/**
 * Returns a function that downloads all rows of a table under its current filters as a CSV file, as far as a search
 * can return them.
 */
export function useTableCsv<Row>({ name, columns, read }: TableCsv<Row>) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const readAll = async () => {
    const rows: Row[] = [];
    for (let total = 1; rows.length < searchWindow.rows(total, pageSizes.adminTables);) {
      const page = await read(rows.length);
      if (page.items.length === 0) break;
      rows.push(...page.items);
      total = page.total;
    }
    return rows;
  };
  const save = async () => {
    setSaving(true);
    try {
      const rows = (await readAll()).map((row) => columns.map(({ text }) => text(row)));
      const day = japanDay(new Date());
      const head = columns.map(({ title }) => title);
      saveFile(`${name}-${day}.csv`, formatCsv([head, ...rows]), 'text/csv;charset=utf-8');
    } catch (error) {
      toast.error(describeFailure(t, classifyFailure(error)));
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
