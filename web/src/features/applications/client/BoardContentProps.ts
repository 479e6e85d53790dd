import type { ApplicationRowFragment } from '../../../generated/application';
import type { ApplyType } from '../../../generated/schema';
import type { UnsentMove } from '../../../entities/application/move/UnsentMove';

/** The props that the board and the table of a job's applications have in common. */
export interface BoardContentProps {
  /** The title of the job. */
  title: string;
  applications: readonly ApplicationRowFragment[];
  /** The moves of applications to another state that the server has not confirmed. */
  moves: readonly UnsentMove[];
  onMove: (id: string, to: ApplyType) => void;
}
