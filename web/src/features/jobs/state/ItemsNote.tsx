import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/feedback/Banner';
import type { ListedJobFragment } from '../../../generated/storedJob';
import { formatDate } from '../../../lib/format/formatDate';

interface ItemsNoteProps {
  job: Pick<ListedJobFragment, 'isPublic' | 'itemsDueOn' | 'itemsClosedAt'>;
  /** The names of what the job lacks, where they are known. */
  missing?: readonly string[];
}

/** Says until when a public job may lack what it lacks, or that it was closed because it still did. */
export function ItemsNote({ job, missing = [] }: ItemsNoteProps) {
  const { t } = useTranslation();
  const { isPublic, itemsDueOn, itemsClosedAt } = job;
  if (isPublic && itemsDueOn)
    return (
      <Banner tone="danger">
        {t('adminJobs.items.due', { date: formatDate(itemsDueOn) })}
        {missing.length > 0 && ` ${t('adminJobs.items.missing', { names: missing.join(t('common.join')) })}`}
      </Banner>
    );
  if (isPublic || !itemsClosedAt) return null;
  return <Banner tone="waiting">{t('adminJobs.items.closed', { date: formatDate(itemsClosedAt) })}</Banner>;
}
