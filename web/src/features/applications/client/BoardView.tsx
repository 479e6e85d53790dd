import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Tabs } from '../../../components/tabs/Tabs';
import type { BoardApplicationFragment } from '../../../generated/jobBoard';
import { paths } from '../../../lib/paths';
import type { ChosenMove } from '../../../entities/application/move/MoveDialog';
import { loadable } from '../../../lib/loadable/loadable';
import { moveQueue } from '../../../entities/application/move/moveQueue';
import { UnsentMoves } from '../../../entities/application/move/UnsentMoves';
import { UnsentMovesBar } from '../../../entities/application/move/UnsentMovesBar';
import { useMoveQueue } from '../../../entities/application/move/useMoveQueue';
import { ApplicationBoard } from './ApplicationBoard';
import { ApplicationTable } from './ApplicationTable';
import { getShownState } from '../../../entities/application/move/getShownState';
import type { MoveStep } from '../../../entities/application/move/UnsentMove';
import { boardPlaces, type Place, type PlaceKey } from './boardPlaces';
import { getShownName } from './getShownName';

/**
 * The dialog that asks for the reason of a rejection. Its code is loaded when the dialog first opens,
 * because the rest of the board does not need Ant Design's dialog and form.
 */
const MoveDialog = loadable(
  async () =>
    (await import('../../../entities/application/move/MoveDialog')).MoveDialog<BoardApplicationFragment>,
);

const PARAMETER = 'view';
type View = 'board' | 'table';

interface BoardViewProps {
  /** The title of the job. */
  title: string;
  applications: readonly BoardApplicationFragment[];
  /** The steps of the job's own selection, in their order. */
  steps: readonly MoveStep[];
  onConflict: () => void;
}

/**
 * The applications to a job as a board or as a table. A move can be taken back for some seconds before it is sent; a
 * rejection first asks for its reason, and an offer leads to the sheet of terms.
 */
export function BoardView({ title, applications, steps, onConflict }: BoardViewProps) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [ending, setEnding] = useState<BoardApplicationFragment | null>(null);
  const moves = useMoveQueue({ onMoved: () => undefined, onConflict });
  const view: View = params.get(PARAMETER) === 'table' ? 'table' : 'board';
  const add = (moved: readonly BoardApplicationFragment[], chosen: ChosenMove) => {
    moveQueue.add(
      moved.map((application) => ({
        ...{ id: application.id, version: application.version, ...chosen },
        ...{ name: getShownName(application, t), title },
      })),
    );
    setEnding(null);
  };
  const places = boardPlaces.list(steps, applications, moves);
  const targetsOf = (application: BoardApplicationFragment) =>
    boardPlaces.targetsOf(getShownState(application, moves), places, steps);
  const labelOf = ({ state, step }: Pick<Place, 'state' | 'step'>) =>
    step?.title || t(`common.applyType.${state}`);
  const move = (id: string, key: PlaceKey) => {
    const application = applications.find((one) => one.id === id);
    const place = places.find((each) => each.key === key);
    if (!application || !place) return;
    if (key === 'REJECTED') setEnding(application);
    // An offer is a sheet of terms.
    else if (place.state === 'OFFERED') void navigate(paths.clientTerms(id));
    else add([application], { to: place.state, ...(place.step && { step: place.step }), reason: '' });
  };
  const choose = (chosen: View) =>
    setParams(
      (before) => {
        if (chosen === 'table') before.set(PARAMETER, chosen);
        else before.delete(PARAMETER);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  if (applications.length === 0) {
    return <EmptyState illustration="applications">{t('jobBoard.none')}</EmptyState>;
  }
  const Content = view === 'table' ? ApplicationTable : ApplicationBoard;
  return (
    <>
      <UnsentMoves moves={moves} />
      <Tabs<View>
        label={t('jobBoard.views')}
        tabs={(['board', 'table'] as const).map((key) => ({ key, label: t(`jobBoard.view.${key}`) }))}
        chosen={view}
        onChange={choose}
      >
        <Content {...{ title, applications, moves, places, targetsOf, labelOf }} onMove={move} />
      </Tabs>
      <UnsentMovesBar moves={moves} />
      {ending && (
        <MoveDialog
          applications={[ending]}
          initialTo="REJECTED"
          onCancel={() => setEnding(null)}
          onSubmit={add}
        />
      )}
    </>
  );
}
