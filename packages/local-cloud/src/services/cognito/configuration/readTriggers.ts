import type { Properties } from './Properties';
import type { TriggerName, Triggers } from './Triggers';

const names: TriggerName[] = [
  'PreSignUp',
  'PostConfirmation',
  'PreAuthentication',
  'PostAuthentication',
  'PreTokenGeneration',
  'CustomMessage',
];

export function readTriggers(lambdaConfig: Properties): Triggers {
  lambdaConfig.refuseOthersThan(...names, 'PreTokenGenerationConfig');
  const functions: Triggers['functions'] = {};
  for (const name of names) functions[name] = lambdaConfig.text(name);
  if (!lambdaConfig.has('PreTokenGenerationConfig')) return { functions, tokenGenerationVersion: 1 };
  const configured = lambdaConfig.nested('PreTokenGenerationConfig');
  functions.PreTokenGeneration = configured.requiredText('LambdaArn');
  const version = configured.requiredText('LambdaVersion');
  if (!['V1_0', 'V2_0', 'V3_0'].includes(version)) configured.refuse('LambdaVersion');
  return { functions, tokenGenerationVersion: version === 'V1_0' ? 1 : 2 };
}
