import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Chaos, chaosKinds } from '@enishi/local-cloud';
import { projectRoot } from '../projectRoot';
import type { Options } from './Options';

/**
 * Number of consecutive ports that one local cloud uses: for its front door (HTTP server), DynamoDB, search
 * and S3.
 */
const ports = 4;

function portOf(text: string, name = 'PORT'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1024 || port > 65_536 - ports) {
    throw new Error(`${name} must be a number from 1024 to ${65_536 - ports}, not "${text}".`);
  }
  return port;
}

function contextOf({
  CLIENT_AREA,
  SENTRY_DSN,
  ANALYTICS_ID,
  RECRUITMENT_NOTICE,
}: NodeJS.ProcessEnv): Record<string, string> {
  if (CLIENT_AREA && CLIENT_AREA !== 'open' && CLIENT_AREA !== 'closed') {
    throw new Error(`CLIENT_AREA must be open or closed, not "${CLIENT_AREA}".`);
  }
  return {
    ...(CLIENT_AREA && { clientArea: CLIENT_AREA }),
    ...(SENTRY_DSN && { sentryDsn: SENTRY_DSN }),
    ...(ANALYTICS_ID && { analyticsId: ANALYTICS_ID }),
    ...(RECRUITMENT_NOTICE && { recruitmentNotice: RECRUITMENT_NOTICE }),
  };
}

/**
 * Reads which effects of load in AWS the emulated DynamoDB imitates.
 * @param names the value of LOCAL_CHAOS, such as `conflict,throttle,stale`
 * @param seed the value of CHAOS_SEED, a whole number for the random choices; a random one if it is missing
 * @returns null when LOCAL_CHAOS is empty
 * @throws Error that names the invalid value
 */
function readChaos(names: string | undefined, seed: string | undefined): Chaos | null {
  if (!names) return null;
  const kinds = names.split(',').map((name) => {
    const kind = chaosKinds.find((each) => each === name);
    if (kind) return kind;
    throw new Error(`LOCAL_CHAOS has only ${chaosKinds.join(', ')}, not "${name}".`);
  });
  const value = seed ? Number(seed) : Math.floor(Math.random() * 1_000_000);
  if (!Number.isInteger(value)) throw new Error(`CHAOS_SEED must be a whole number, not "${seed}".`);
  return { kinds, seed: value };
}

/**
 * Reads the options of a local cloud from the command line and the environment variables.
 * @throws Error whose message names the invalid option
 */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args,
    options: {
      'no-web': { type: 'boolean' },
      'no-schedules': { type: 'boolean' },
      empty: { type: 'boolean' },
      memory: { type: 'boolean' },
      'until-ready': { type: 'boolean' },
    },
  });
  const port = portOf(environment.PORT || '5173');
  const root = resolve(projectRoot, environment.LOCAL_DATA || '.local');
  return {
    port,
    listen: environment.FRONT_DOOR_PORT ? portOf(environment.FRONT_DOOR_PORT, 'FRONT_DOOR_PORT') : port,
    root,
    folder: join(root, String(port)),
    context: contextOf(environment),
    web: !values['no-web'],
    schedules: !values['no-schedules'],
    demo: !values.empty,
    memory: values.memory ?? false,
    untilReady: values['until-ready'] ?? false,
    dynamodbEndpoint: environment.DYNAMODB_ENDPOINT || null,
    searchEndpoint: environment.OPENSEARCH_ENDPOINT || null,
    chaos: readChaos(environment.LOCAL_CHAOS, environment.CHAOS_SEED),
  };
}
