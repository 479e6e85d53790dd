import { connect } from 'node:net';
import { query } from '../support/api/query';
import { startDev, type RunningDev } from '../support/dev/startDev';
import { eventually } from '../support/eventually';
import { graphql } from '../support/graphql';

jest.setTimeout(360_000);

const resolver = 'resolvers/entity/listEntities.ts';
const shown = 'items: found.slice(ctx.stash.offset, end),';
const prefectures = graphql(`
  {
    listPrefactures(limit: 1) {
      items {
        name
      }
    }
  }
`);
const suite = process.env.ENISHI_URL ?? '';
let dev: RunningDev;

/** Queries the name of the first prefecture from the API; null when the list is empty. */
async function firstName(): Promise<string | null> {
  const { data, errors } = await query(prefectures, {}, 'guest');
  if (!data) throw new Error(JSON.stringify(errors));
  return data.listPrefactures.items[0]?.name ?? null;
}

async function answers(expected: string | null): Promise<void> {
  await eventually(
    `the API answers ${expected}`,
    async () => ((await firstName()) === expected ? true : null),
    60,
  );
}

/** Waits until `npm run dev` has printed this text, and returns its whole output. */
function prints(text: string): Promise<string> {
  return eventually(
    `printed: ${text}`,
    () => Promise.resolve(dev.output().includes(text) ? dev.output() : null),
    120,
  );
}

async function invoke(name: string): Promise<unknown> {
  const outputs = await fetch(`${dev.origin}/_local/outputs`).then(
    (answer) => answer.json() as Promise<Record<string, string>>,
  );
  const answer = await fetch(`${dev.origin}/_local/functions/${outputs[name]}/invoke`, {
    method: 'POST',
    body: '{}',
  });
  return ((await answer.json()) as { result: unknown }).result;
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

beforeAll(async () => {
  dev = await startDev();
  process.env.ENISHI_URL = dev.origin;
});

afterAll(async () => {
  process.env.ENISHI_URL = suite;
  await dev?.stop();
});

describe('the development loop', () => {
  test('serves the web app for development, and the stack behind the same port', async () => {
    const page = await fetch(`${dev.origin}/jobs`).then((answer) => answer.text());
    expect(page).toContain('/@vite/client');
    expect(await firstName()).toBe('北海道');
  });

  test('answers with a changed resolver without a restart', async () => {
    dev.edit(resolver, shown, 'items: [],');
    await answers(null);
    expect(dev.output().match(/^ready in/gm)).toHaveLength(1);
  });

  test('keeps the old resolver while a file does not compile, and says where', async () => {
    dev.edit(resolver, 'items: [],', 'items: [{ name: ],');
    await prints('The old code goes on');
    expect(dev.output()).toMatch(/resolvers\/entity\/listEntities\.ts:\d+:\d+/);
    expect(await firstName()).toBeNull();
    dev.edit(resolver, 'items: [{ name: ],', shown);
    await answers('北海道');
  });

  test('invokes a changed function without a restart', async () => {
    const handler = 'lambdas/verify-data/handler.ts';
    const before = 'const isLate =';
    dev.edit(handler, before, "if (request) return 'changed' as never;\n  const isLate =");
    await prints('lambdas/verify-data: new code');
    expect(await invoke('VerifyFunctionName')).toBe('changed');
    expect(dev.output().match(/^ready in/gm)).toHaveLength(1);
  });

  test('survives a document that does not fit the schema, and names it', async () => {
    const document = 'web/src/features/keep/keptJobs.graphql';
    dev.edit(document, '{', '{\n  notInTheSchema');
    await prints('The web app keeps its old documents');
    expect(dev.output()).toMatch(/web\/src\/features\/keep\/keptJobs\.graphql: .+\n.+"notInTheSchema"/);
  });

  test('says what it finds in a change, and that it is mended', async () => {
    const [file, right, wrong] = ['web/src/lib/isByInputMethod.ts', "'keyCode'>", "'notAKey'>"];
    dev.edit(file, right, wrong);
    expect(await prints('Findings:')).toMatch(/isByInputMethod\.ts:\d+/);
    dev.edit(file, wrong, right);
    await prints('No findings.');
  });

  test('starts the stack again when what it declares has changed', async () => {
    dev.edit('schema.graphql', 'type Query', '"Changed."\ntype Query');
    await prints('The stack changed (');
    await eventually(
      'the stack is ready again',
      () => Promise.resolve(dev.output().match(/^ready in/gm)?.length === 2 ? true : null),
      120,
    );
    await answers('北海道');
  });

  test('refuses to start twice on one port, in one sentence', async () => {
    const { code, output } = await dev.startAgain();
    expect(code).toBe(1);
    expect(output).toMatch(/^Port \d+ is in use by another program: .+\n$/);
  });

  test('leaves nothing running after Ctrl-C', async () => {
    expect(await dev.stop()).toBe(0);
    const open = await Promise.all([0, 1, 2].map((offset) => isOpen(dev.port + offset)));
    expect(open).toEqual([false, false, false]);
  });
});
