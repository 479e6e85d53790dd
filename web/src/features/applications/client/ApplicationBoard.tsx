import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Kanban } from '../../../components/work/Kanban';
import { toast } from '../../../lib/toast/toast';
import { getShownState } from '../../../entities/application/move/getShownState';
import { ApplicationCard } from './ApplicationCard';
import type { BoardContentProps } from './BoardContentProps';
import { boardPlaces, type PlaceKey } from './boardPlaces';
import { getShownName } from './getShownName';

const PARAMETER = 'column';

/**
 * A board whose columns are the states of an application (decision T35) and, in place of the interviews, the job's own
 * steps among them. The URL has the column that a phone
 * shows, so that it is the same after a visit to a talent's profile.
 */
export function ApplicationBoard(props: BoardContentProps) {
  const { applications, moves, places, targetsOf, labelOf, onMove } = props;
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const choose = (column: PlaceKey) =>
    setParams(
      (before) => {
        before.set(PARAMETER, column);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const nameOf = (key: PlaceKey) => {
    const place = places.find((each) => each.key === key);
    return place ? labelOf(place) : '';
  };
  const refuse = (id: string, to: PlaceKey) => {
    const application = applications.find((one) => one.id === id);
    if (!application) return;
    const { type, isUnsent } = getShownState(application, moves);
    const targets = targetsOf(application).map(nameOf);
    const names = { name: getShownName(application, t), state: nameOf(to) };
    if (isUnsent) toast.info(t('jobBoard.refusedUnsent', names));
    else if (to === 'CONTRACTED' && (type === 'INTERVIEW' || type === 'OFFERED'))
      toast.info(t('jobBoard.refusedContract', names));
    else if (targets.length === 0) toast.info(t('jobBoard.refusedFinal', names));
    else toast.info(t('jobBoard.refused', { ...names, targets: targets.join(t('common.join')) }));
  };
  return (
    <Kanban<PlaceKey>
      columns={places.map(({ key, state, step }) => ({
        key,
        label: labelOf({ state, step }),
        isEnd: key === 'REJECTED' || key === 'WITHDRAWN',
      }))}
      cards={applications.map((application) => {
        const { type, step, isUnsent } = getShownState(application, moves);
        return {
          id: application.id,
          column: boardPlaces.keyOf(type, step),
          name: getShownName(application, t),
          content: <ApplicationCard application={application} isUnsent={isUnsent} />,
          // What is not sent yet is first taken back or sent.
          targets: isUnsent ? [] : targetsOf(application),
        };
      })}
      onMove={onMove}
      onRefuse={refuse}
      chosen={places.find(({ key }) => key === params.get(PARAMETER))?.key ?? null}
      onChoose={choose}
    />
  );
}
