import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { Kanban } from '../../../components/work/Kanban';
import type { ApplyType } from '../../../generated/schema';
import { getShownState } from '../move/getShownState';
import { listNextStates } from '../move/listNextStates';
import { ApplicationCard } from './ApplicationCard';
import type { BoardContentProps } from './BoardContentProps';
import { getShownName } from './getShownName';

/** A board whose columns are the states of an application (decision T35). */
export function ApplicationBoard({ applications, moves, onMove }: BoardContentProps) {
  const { t } = useTranslation();
  return (
    <Kanban<ApplyType>
      columns={enums.ApplyType.map((key) => ({
        key,
        label: t(`common.applyType.${key}`),
        isEnd: key === 'REJECTED' || key === 'WITHDRAWN',
      }))}
      cards={applications.map((application) => {
        const { type, isUnsent } = getShownState(application, moves);
        return {
          id: application.id,
          column: type,
          name: getShownName(application, t),
          content: <ApplicationCard application={application} isUnsent={isUnsent} />,
          // What is not sent yet is first taken back or sent.
          targets: isUnsent ? [] : listNextStates(type),
        };
      })}
      onMove={onMove}
    />
  );
}
