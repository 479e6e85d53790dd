import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { HistoryType } from '../../../../generated/schema';
import { CheckField } from '../CheckField';
import type { Career } from '../useCareer';

interface HistoryMarksProps {
  historyType: HistoryType;
  profile: Pick<Career, 'isShareCurrentJob'>;
}

/**
 * The checkboxes in the form for a history. Work histories have: current employer, latest employer, side
 * work. Schools have: left without a degree, latest school. Those that do not fit the type or the period of
 * the history are left out.
 */
export function HistoryMarks({ historyType, profile }: HistoryMarksProps) {
  const { t } = useTranslation();
  const isOngoing = Form.useWatch<boolean>('isContinuation', Form.useFormInstance());
  const marks = historyType === 'EDUCATION' ? schoolMarks : workMarks;
  return marks
    .filter((mark) => mark !== 'isCurrentJob' || isOngoing)
    .filter((mark) => mark !== 'isDropOut' || !isOngoing)
    .filter((mark) => mark !== 'isSideWork' || historyType !== 'SIDE_WORK')
    .map((mark) => {
      const isHidden = mark === 'isCurrentJob' && !profile.isShareCurrentJob;
      const hint = mark === 'isSideWork' || mark === 'isDropOut' ? undefined : t(`histories.hint.${mark}`);
      return (
        <CheckField
          key={mark}
          name={mark}
          label={t(`histories.field.${mark}`)}
          hint={isHidden ? t('histories.hint.currentJobHidden') : hint}
        />
      );
    });
}

const workMarks = ['isCurrentJob', 'isLastJob', 'isSideWork'] as const;
const schoolMarks = ['isDropOut', 'isLastSchool'] as const;
