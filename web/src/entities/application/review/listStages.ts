import { stageKeyOf } from '../../../../../model/transitions/stageKeyOf';
import type { ApplyType } from '../../../generated/schema';

interface Stage {
  key: string;
  /** The state; only for a stage that is no step of the job's own selection. */
  state: ApplyType;
  /** The name that the step had when the application came to it. */
  title?: string | null;
}

interface Event {
  type: ApplyType;
  stepId?: string | null;
  stepTitle?: string | null;
}

/** Stages at which nobody is asked for an opinion any more. */
const ENDS: readonly ApplyType[] = ['CONTRACTED', 'REJECTED', 'WITHDRAWN'];

/** Returns the stages that an application has reached, the present one first, without its end. */
export function listStages(history: readonly Event[]): Stage[] {
  const stages = new Map<string, Stage>();
  for (const event of history.filter(({ type }) => !ENDS.includes(type))) {
    const key = stageKeyOf(event);
    stages.delete(key);
    stages.set(key, { key, state: event.type, title: event.stepTitle });
  }
  return [...stages.values()].reverse();
}
