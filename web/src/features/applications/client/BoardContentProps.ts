import type { UnsentMove } from '../../../entities/application/move/UnsentMove';
import type { BoardApplicationFragment } from '../../../generated/jobBoard';
import type { Place, PlaceKey } from './boardPlaces';

/** The props that the board and the table of a job's applications have in common. */
export interface BoardContentProps {
  /** The title of the job. */
  title: string;
  applications: readonly BoardApplicationFragment[];
  /** The moves of applications to another state that the server has not confirmed. */
  moves: readonly UnsentMove[];
  /** The columns, in their order. */
  places: readonly Place[];
  /** Returns the places to which an application may be moved. */
  targetsOf: (application: BoardApplicationFragment) => PlaceKey[];
  /** Returns how a place is called. */
  labelOf: (place: Pick<Place, 'state' | 'step'>) => string;
  onMove: (id: string, to: PlaceKey) => void;
}
