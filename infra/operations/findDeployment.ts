import { type Stage, stages } from '../../model/stages';
import type { Deployment } from './Deployment';
import { findLocalDeployment } from './findLocalDeployment';
import { findStage } from './findStage';

/**
 * Returns the stage in AWS that the command line names or, if it names none, the local cloud on PORT.
 * @throws Error when the stage does not exist or is not deployed, or when no local cloud runs on PORT
 */
export async function findDeployment({
  stage,
  region,
}: {
  stage?: string;
  region?: string;
}): Promise<Deployment> {
  if (stage === undefined) return findLocalDeployment();
  if (!(stage in stages))
    throw new Error(`There is no stage "${stage}": choose one of ${Object.keys(stages).join(', ')}.`);
  return findStage(stage as Stage, region);
}
