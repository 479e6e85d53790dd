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
 * Warns which histories overlap the entered period. The form can be saved nevertheless, because the overlap
 * may be right.
 */
export function OverlapWarning({ id, histories }: OverlapWarningProps) {
  const { t } = useTranslation();
  const values = Form.useWatch([], Form.useFormInstance<HistoryValues>()) as HistoryValues | undefined;
  const overlaps = values ? findOverlaps({ ...values, id }, histories) : [];
  if (overlaps.length === 0) return null;
  const names = overlaps.map(({ organizationName }) => organizationName).join(t('common.join'));
  return <Banner tone="waiting">{t('histories.overlap', { names })}</Banner>;
}
