import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { enums } from '../../../../../model/enums';
import { Kanban } from '../../../components/work/Kanban';
import { toast } from '../../../lib/toast/toast';
import type { ApplyType } from '../../../generated/schema';
import { getShownState } from '../../../entities/application/move/getShownState';
import { listNextStates } from '../../../entities/application/move/listNextStates';
import { ApplicationCard } from './ApplicationCard';
import type { BoardContentProps } from './BoardContentProps';
import { getShownName } from './getShownName';

const PARAMETER = 'column';

/**
 * A board whose columns are the states of an application (decision T35). The URL has the column that a phone
 * shows, so that it is the same after a visit to a talent's profile.
 */
export function ApplicationBoard({ applications, moves, onMove }: BoardContentProps) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const choose = (column: ApplyType) =>
    setParams(
      (before) => {
        before.set(PARAMETER, column);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const refuse = (id: string, to: ApplyType) => {
    const application = applications.find((one) => one.id === id);
    if (!application) return;
    const { type, isUnsent } = getShownState(application, moves);
    const targets = listNextStates(type).map((state) => t(`common.applyType.${state}`));
    const names = { name: getShownName(application, t), state: t(`common.applyType.${to}`) };
    if (isUnsent) toast.info(t('jobBoard.refusedUnsent', names));
    else if (targets.length === 0) toast.info(t('jobBoard.refusedFinal', names));
    else toast.info(t('jobBoard.refused', { ...names, targets: targets.join(t('common.join')) }));
  };
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
      onRefuse={refuse}
      chosen={enums.ApplyType.find((key) => key === params.get(PARAMETER)) ?? null}
      onChoose={choose}
    />
  );
}
