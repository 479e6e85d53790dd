import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { RowList } from '../../../../components/table/RowList';

/** A list of the records of one kind that belong to a job: its applications, keeps, conversations and so on. */
export function RowsTab<Row extends { id: string }>(
  props: Omit<ComponentProps<typeof RowList<Row>>, 'more'>,
) {
  const { t } = useTranslation();
  return <RowList<Row> {...props} more={t('adminJobs.more')} />;
}
