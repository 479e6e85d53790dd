import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Tabs } from '../../../components/tabs/Tabs';
import type { ApplicationRowFragment } from '../../../generated/application';
import type { ApplyType } from '../../../generated/schema';
import { loadable } from '../../../lib/loadable/loadable';
import { moveQueue } from '../move/moveQueue';
import { UnsentMoves } from '../move/UnsentMoves';
import { UnsentMovesBar } from '../move/UnsentMovesBar';
import { useMoveQueue } from '../move/useMoveQueue';
import { ApplicationBoard } from './ApplicationBoard';
import { ApplicationTable } from './ApplicationTable';
import { getShownName } from './getShownName';

/**
 * The dialog that asks for the reason of a rejection. Its code is loaded when the dialog first opens,
 * because the rest of the board does not need Ant Design's dialog and form.
 */
const MoveDialog = loadable(
  async () => (await import('../move/MoveDialog')).MoveDialog<ApplicationRowFragment>,
);

const PARAMETER = 'view';
type View = 'board' | 'table';

interface BoardViewProps {
  /** The title of the job. */
  title: string;
  applications: readonly ApplicationRowFragment[];
  onConflict: () => void;
}

/**
 * The applications to a job as a board or as a table. A move can be taken back for some seconds before it is sent; a
 * rejection first asks for its reason.
 */
export function BoardView({ title, applications, onConflict }: BoardViewProps) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [ending, setEnding] = useState<ApplicationRowFragment | null>(null);
  const moves = useMoveQueue({ onMoved: () => undefined, onConflict });
  const view: View = params.get(PARAMETER) === 'table' ? 'table' : 'board';
  const add = (moved: readonly ApplicationRowFragment[], to: ApplyType, reason: string) => {
    moveQueue.add(
      moved.map((application) => ({
        ...{ id: application.id, version: application.version, to, reason },
        ...{ name: getShownName(application, t), title },
      })),
    );
    setEnding(null);
  };
  const move = (id: string, to: ApplyType) => {
    const application = applications.find((one) => one.id === id);
    if (!application) return;
    if (to === 'REJECTED') setEnding(application);
    else add([application], to, '');
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
        <Content title={title} applications={applications} moves={moves} onMove={move} />
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
