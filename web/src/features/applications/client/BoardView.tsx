import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Tabs } from '../../../components/tabs/Tabs';
import type { ApplicationRowFragment } from '../../../generated/application';
import type { ApplyType } from '../../../generated/schema';
import type { ChosenMove } from '../../../entities/application/move/MoveDialog';
import { loadable } from '../../../lib/loadable/loadable';
import { moveQueue } from '../../../entities/application/move/moveQueue';
import { UnsentMoves } from '../../../entities/application/move/UnsentMoves';
import { UnsentMovesBar } from '../../../entities/application/move/UnsentMovesBar';
import { useMoveQueue } from '../../../entities/application/move/useMoveQueue';
import { ApplicationBoard } from './ApplicationBoard';
import { ApplicationTable } from './ApplicationTable';
import { getShownName } from './getShownName';

/**
 * The dialog that asks for the reason of a rejection. Its code is loaded when the dialog first opens,
 * because the rest of the board does not need Ant Design's dialog and form.
 */
const MoveDialog = loadable(
  async () =>
    (await import('../../../entities/application/move/MoveDialog')).MoveDialog<ApplicationRowFragment>,
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
 * rejection first asks for its reason, and a contract, which is final, for a confirmation.
 */
export function BoardView({ title, applications, onConflict }: BoardViewProps) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const confirm = useConfirm();
  const [ending, setEnding] = useState<ApplicationRowFragment | null>(null);
  const moves = useMoveQueue({ onMoved: () => undefined, onConflict });
  const view: View = params.get(PARAMETER) === 'table' ? 'table' : 'board';
  const add = (moved: readonly ApplicationRowFragment[], chosen: ChosenMove) => {
    moveQueue.add(
      moved.map((application) => ({
        ...{ id: application.id, version: application.version, ...chosen },
        ...{ name: getShownName(application, t), title },
      })),
    );
    setEnding(null);
  };
  const askAndContract = async (application: ApplicationRowFragment) => {
    const question = {
      title: t('relation.finalAsk'),
      content: t('relation.finalNote'),
      confirm: t('relation.final'),
    };
    if (await confirm(question)) add([application], { to: 'CONTRACTED', reason: '' });
  };
  const move = (id: string, to: ApplyType) => {
    const application = applications.find((one) => one.id === id);
    if (!application) return;
    if (to === 'REJECTED') setEnding(application);
    else if (to === 'CONTRACTED') void askAndContract(application);
    else add([application], { to, reason: '' });
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
