import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldTexts } from '../../../../components/forms/edit/FieldTexts';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import type { CareerHistoryFragment } from '../../../../generated/career';
import type { HistoryType, LocationType } from '../../../../generated/schema';
import { formatMonth } from '../../../../lib/format/formatMonth';
import { EditSheet } from '../../../../components/forms/edit/EditSheet';
import { CheckField } from '../CheckField';
import type { Career, ReadCareer } from '../useCareer';
import { HistoryFields } from './HistoryFields';
import type { HistoryValues } from './HistoryValues';
import { useHistoryRecord } from './useHistoryRecord';
import { Banner } from '../../../../components/feedback/Banner';
import { findOverlaps } from './findOverlaps';

interface OverlapWarningProps {
  id?: string;
  histories: readonly CareerHistoryFragment[];
}

/**
 * Lists the histories whose periods overlap the entered one, as a warning. The warning does not prevent
 * saving.
 */
function OverlapWarning({ id, histories }: OverlapWarningProps) {
  const { t } = useTranslation();
  const values = Form.useWatch([], Form.useFormInstance<HistoryValues>()) as HistoryValues | undefined;
  const overlaps = values ? findOverlaps({ ...values, id }, histories) : [];
  if (overlaps.length === 0) return null;
  const names = overlaps.map(({ organizationName }) => organizationName).join(t('common.join'));
  return <Banner tone="waiting">{t('histories.overlap', { names })}</Banner>;
}

interface HistorySheetProps {
  sub: string;
  profile: Career;
  history?: CareerHistoryFragment;
  historyType: HistoryType;
  read: ReadCareer;
  onClose: () => void;
}

function historyFieldTexts(t: TFunction, group: 'work' | 'school'): FieldTexts<HistoryValues> {
  const month = (label: string) => ({ label, format: (day: string) => formatMonth(day) });
  const plain = (field: 'industry' | 'description' | 'isLastSchool') => t(`histories.field.${field}`);
  return {
    historyType: {
      label: t('histories.field.historyType'),
      format: (type: HistoryType) => t(`histories.type.${type}`),
    },
    organizationName: t(`histories.${group}.organizationName`),
    divisions: t(`histories.${group}.divisions`),
    position: t(`histories.${group}.position`),
    classification: t(`histories.${group}.classification`),
    startDate: month(t(`histories.${group}.start`)),
    endDate: month(t(`histories.${group}.end`)),
    isContinuation: t(`histories.${group}.ongoing`),
    industry: plain('industry'),
    description: plain('description'),
    isLastSchool: plain('isLastSchool'),
    isDropOut: t('histories.field.isDropOut'),
    baseLocationType: {
      label: t('histories.field.baseLocationType'),
      format: (type: LocationType) => t(`common.location.${type}`),
    },
  };
}

/** The checkboxes in the form for a school: left without a degree, unless it goes on, and latest school. */
function SchoolMarks() {
  const { t } = useTranslation();
  const isOngoing = Form.useWatch<boolean>('isContinuation', Form.useFormInstance());
  return (
    <>
      {!isOngoing && <CheckField name="isDropOut" label={t('histories.field.isDropOut')} />}
      <CheckField
        name="isLastSchool"
        label={t('histories.field.isLastSchool')}
        hint={t('histories.hint.isLastSchool')}
      />
    </>
  );
}

/** The sheet in which a talent adds or edits a work history or a school. */
export function HistorySheet(props: HistorySheetProps) {
  const { sub, profile, history, historyType, read, onClose } = props;
  const { t } = useTranslation();
  const edited = useHistoryRecord({
    ...{ sub, history, historyType, read },
    histories: profile.workHistories?.items ?? [],
  });
  const name = `history-${history?.id ?? (historyType === 'EDUCATION' ? 'school' : 'work')}`;
  const editor = useEditor<HistoryValues>({ name, ...edited });
  const shownType =
    Form.useWatch('historyType', editor.form) ?? editor.initialValues.historyType ?? historyType;
  const group = historyType === 'EDUCATION' ? 'school' : 'work';
  return (
    <EditSheet
      title={t(history ? `histories.${group}.edit` : `histories.${group}.add`)}
      editor={editor}
      fields={historyFieldTexts(t, group)}
      onClose={onClose}
    >
      <HistoryFields historyType={shownType} isPresentShared={profile.isShareCurrentJob === true} />
      {historyType === 'EDUCATION' && <SchoolMarks />}
      <OverlapWarning id={history?.id} histories={profile.workHistories?.items ?? []} />
    </EditSheet>
  );
}
