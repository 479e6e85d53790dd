import { enums } from '../../../../../model/enums';
import { stateOfStep } from '../../../../../model/stateOfStep';
import { getShownState } from '../../../entities/application/move/getShownState';
import { listNextStates } from '../../../entities/application/move/listNextStates';
import type { MoveStep, UnsentMove } from '../../../entities/application/move/UnsentMove';
import type { ApplyType } from '../../../generated/schema';
import type { BoardApplicationFragment } from '../../../generated/jobBoard';

/** The key of a column: a state, or `step:` and the id of a step of the job's own selection among the interviews. */
export type PlaceKey = ApplyType | `step:${string}`;

export interface Place {
  key: PlaceKey;
  state: ApplyType;
  /** Null in the column of a state. */
  step: MoveStep | null;
}

const keyOf = (state: ApplyType, step: MoveStep | null): PlaceKey =>
  state === 'INTERVIEW' && step ? `step:${step.id}` : state;

/**
 * Returns the columns of a job's board. A job with steps among the interviews has a column for each of them in place of
 * the one for interviews; that one and those of deleted steps stay as long as an application is there.
 */
function list(
  steps: readonly MoveStep[],
  applications: readonly BoardApplicationFragment[],
  moves: readonly UnsentMove[],
): Place[] {
  const own = steps.filter(({ title }) => stateOfStep(title) === 'INTERVIEW');
  const shown = applications
    .map((application) => getShownState(application, moves))
    .filter(({ type }) => type === 'INTERVIEW');
  const gone = shown.flatMap(({ step }) => (step && !own.some(({ id }) => id === step.id) ? [step] : []));
  const former = gone.filter(({ id }, index) => gone.findIndex((step) => step.id === id) === index);
  const isPlain = own.length === 0 || shown.some(({ step }) => !step);
  return enums.ApplyType.flatMap((state): Place[] => {
    const plain = { key: state, state, step: null };
    if (state !== 'INTERVIEW') return [plain];
    const places = [...own, ...former].map((step) => ({ key: keyOf(state, step), state, step }));
    return isPlain ? [plain, ...places] : places;
  });
}

/**
 * Returns the columns to which job staff may move an application from its present one. An offer is a sheet of terms, to
 * which the board leads.
 */
function targetsOf(
  { type, step }: Pick<ReturnType<typeof getShownState>, 'type' | 'step'>,
  places: readonly Place[],
  steps: readonly MoveStep[],
): PlaceKey[] {
  const states: ApplyType[] = [
    ...listNextStates(type),
    ...(type === 'INTERVIEW' ? ['OFFERED' as const] : []),
  ];
  const own = (place: Place) => steps.some(({ id }) => id === place.step?.id);
  const hasSteps = places.some(own);
  return places
    .filter((place) => {
      if (place.state !== 'INTERVIEW') return states.includes(place.state);
      if (!place.step) return states.includes('INTERVIEW') && !hasSteps;
      const isElsewhere = type === 'INTERVIEW' && place.step.id !== step?.id;
      return own(place) && (isElsewhere || states.includes('INTERVIEW'));
    })
    .map(({ key }) => key);
}

/** The columns of a job's board. */
export const boardPlaces = { keyOf, list, targetsOf };
