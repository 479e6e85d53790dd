import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../components/feedback/Banner';
import type { CareerHistoryFragment } from '../../../../generated/career';
import { findOverlaps } from './findOverlaps';
import type { HistoryValues } from './HistoryValues';

interface OverlapWarningProps {
  id?: string;
  histories: readonly CareerHistoryFragment[];
}

/**
 * Lists the histories whose periods overlap the entered one, as a warning. The warning does not prevent
 * saving.
 */
export function OverlapWarning({ id, histories }: OverlapWarningProps) {
  const { t } = useTranslation();
  const values = Form.useWatch([], Form.useFormInstance<HistoryValues>()) as HistoryValues | undefined;
  const overlaps = values ? findOverlaps({ ...values, id }, histories) : [];
  if (overlaps.length === 0) return null;
  const names = overlaps.map(({ organizationName }) => organizationName).join(t('common.join'));
  return <Banner tone="waiting">{t('histories.overlap', { names })}</Banner>;
}
