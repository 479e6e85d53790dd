import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Settings } from '../Settings';
import { settingsOf } from '../settingsOf';

interface CdkArguments {
  /** What is passed on to `cdk`: everything as it was given, but `--stage`, which is a setting for `cdk`. */
  args: string[];
  settings: Settings;
}

/**
 * Reads the arguments of a command that runs `cdk`: settings as `-c name=value`, and any option of `cdk`. `--stage
 * staging` means `-c stage=staging`, as for other commands of operators. With `--profile`, the SDK uses it as `cdk` does.
 * @throws UnfitSetting when a setting is invalid
 */
export function cdkArguments(given: readonly string[]): CdkArguments {
  const { tokens, values } = parseArgs({
    args: [...given],
    options: {
      context: { type: 'string', short: 'c', multiple: true },
      stage: { type: 'string' },
      profile: { type: 'string' },
    },
    strict: false,
    tokens: true,
  });
  const stages = tokens.flatMap((token) =>
    token.kind === 'option' && token.name === 'stage' ? [token] : [],
  );
  const left = new Set(
    stages.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])),
  );
  const named = stages.map(({ value }) => `stage=${value ?? ''}`);
  if (typeof values.profile === 'string') process.env.AWS_PROFILE = values.profile;
  const { context = {} } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context?: object };
  const settings: Map<string, unknown> = new Map(Object.entries(context));
  for (const setting of [...(values.context ?? []), ...named]) {
    const [name = '', ...value] = String(setting).split('=');
    settings.set(name, value.join('='));
  }
  const args = given.filter((_, index) => !left.has(index));
  return {
    args: [...args, ...named.flatMap((setting) => ['-c', setting])],
    settings: settingsOf((name) => settings.get(name)),
  };
}
