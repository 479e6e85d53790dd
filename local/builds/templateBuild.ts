import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@enishi/local-cloud/processes';
import { projectRoot } from '../projectRoot';
import { hashFiles } from '@enishi/local-cloud/processes';
import type { Build } from './Build';

/** Files and folders that the CloudFormation template can depend on. */
const inputs = ['infra', 'model', 'resolvers', 'lambdas', 'schema.graphql', 'cdk.json', 'package-lock.json'];

/** The screens that the function `render-page` renders. The demo data do not depend on them. */
const screens = ['web/src'];
const made = /^web[\\/]src[\\/]generated[\\/]|\.(test|proof)\.tsx?$/;

/**
 * CDK context of every local cloud. The mail sender is invented, because mail never leaves the machine. The web app is
 * built separately.
 */
const localContext = {
  mailSender: 'Enishi <no-reply@example.com>',
  siteHosts: 'enishi.example.com,127.0.0.1',
  website: 'none',
};

interface CdkJson {
  app: string;
  context?: Record<string, unknown>;
}

function readJson<T>(name: string, otherwise: T): T {
  const path = join(projectRoot, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : otherwise;
}

/**
 * The build of the CloudFormation template, and of that of the mail stack in its folder `mail`. It runs the CDK app that
 * cdk.json names and the one of the mail stack, without the CDK CLI. It
 * fails if input files change while it runs, because the result would not match the hash under which it is
 * cached.
 * @param options.hasScreens false for what depends on the template, but not on the screens of the web app
 */
export function templateBuild(context: Record<string, string>, { hasScreens = true } = {}): Build {
  const { app, context: kept } = readJson<CdkJson>('cdk.json', { app: '' });
  const whole = { ...kept, ...readJson('cdk.context.json', {}), ...localContext, ...context };
  const hashInputs = () => hashFiles(projectRoot, [...inputs, ...(hasScreens ? screens : [])], whole, made);
  const hash = hashInputs();
  return {
    name: 'cdk.out',
    making: 'Synthesising the stack',
    hash,
    async make(folder) {
      const synthesise = (command: string, into: string) =>
        runCommand(projectRoot, command, {
          CDK_OUTDIR: into,
          CDK_CONTEXT_JSON: JSON.stringify(whole),
          // `npm run synth` and the tests check the template with cdk-nag.
          UNCHECKED_SYNTH: '1',
        });
      await synthesise(app, folder);
      await synthesise('node --import tsx infra/mail/app.ts', join(folder, 'mail'));
      if (hashInputs() === hash) return;
      rmSync(folder, { recursive: true, force: true });
      throw new Error('Files of the stack have changed while it was synthesised.');
    },
  };
}
