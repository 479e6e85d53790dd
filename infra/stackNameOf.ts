import type { Stage } from '../model/stages';

/** Returns the name of the CloudFormation stack of a stage. */
export function stackNameOf(stage: Stage): string {
  return stage === 'development' ? 'Enishi' : `Enishi-${stage}`;
}
