import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { saveFile } from '../../components/table/saveFile';
import { InsightsCsvDocument } from '../../generated/insights';
import type { InsightMetric, InsightPeriod } from '../../generated/schema';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { toast } from '../../lib/toast/toast';

interface CsvButtonProps {
  period: InsightPeriod;
  /**
   * The first day of a period. Without `metric`, the file contains all figures of this period. With
   * `metric`, it contains the values of the metric up to this period.
   */
  date: string;
  metric?: InsightMetric;
  /** The accessible name of the button. */
  label: string;
  children: ReactNode;
}

/**
 * Returns the file name that the header Content-Disposition contains. `headers` is a JSON object of HTTP
 * headers.
 */
function readFileName(headers: string | null | undefined): string {
  const { 'Content-Disposition': disposition = '' } = JSON.parse(headers ?? '{}') as Record<string, string>;
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'insights.csv';
}

/**
 * A button that downloads figures of the dashboard as a CSV file: one metric over time, or all metrics for
 * one period.
 */
export function CsvButton({ period, date, metric, label, children }: CsvButtonProps) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const variables = { period, date, metricsType: metric };
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
  return (
    <Button size={metric && 'small'} loading={isSaving} aria-label={label} onClick={() => void save()}>
      {children}
    </Button>
  );
}
