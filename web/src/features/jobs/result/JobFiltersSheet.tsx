import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../components/sheets/Sheet';
import { JobFilters } from './JobFilters';
import type { JobFiltersProps } from './JobFiltersProps';

interface JobFiltersSheetProps extends JobFiltersProps {
  total?: number;
  onClose: () => void;
}

/** The panel on a phone; its one button says how many wait behind it. */
export function JobFiltersSheet({ total, onClose, ...panel }: JobFiltersSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open
      title={t('jobs.result.filters')}
      onClose={onClose}
      footer={
        <Button type="primary" size="large" block onClick={onClose}>
          {t('jobs.result.showResults', { n: total ?? 0 })}
        </Button>
      }
    >
      <JobFilters {...panel} />
    </Sheet>
  );
}
