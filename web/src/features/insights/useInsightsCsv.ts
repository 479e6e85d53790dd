import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../components/table/saveFile';
import { InsightsCsvDocument } from '../../generated/insights';
import type { InsightMetric, InsightPeriod } from '../../generated/schema';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { toast } from '../../lib/toast/toast';

/**
 * Returns the file name that the header Content-Disposition contains. `headers` is a JSON object of HTTP
 * headers.
 */
function readFileName(headers: string | null | undefined): string {
  const { 'Content-Disposition': disposition = '' } = JSON.parse(headers ?? '{}') as Record<string, string>;
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'insights.csv';
}

/**
 * Returns a function that downloads figures of the dashboard as a CSV file: all metrics of the period that begins on
 * `date`, or the values of one metric up to this period.
 */
export function useInsightsCsv(period: InsightPeriod, date: string) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const save = async (metricsType?: InsightMetric) => {
    setSaving(true);
    try {
      const variables = { period, date, metricsType };
      const { data } = await client.query({
        ...{ query: InsightsCsvDocument, variables, fetchPolicy: 'no-cache' as const },
      });
      const file = data?.downloadCSVForInsights;
      if (file) saveFile(readFileName(file.headers), file.body ?? '', 'text/csv;charset=utf-8');
    } catch (refusal) {
      toast.error(describeFailure(t, classifyFailure(refusal)));
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
