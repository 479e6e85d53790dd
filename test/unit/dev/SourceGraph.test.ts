import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SourceGraph } from '../../../local/dev/SourceGraph';
import { temporaryFolder } from '@enishi/local-cloud/testing/temporaryFolder';

const folder = relative(process.cwd(), temporaryFolder());
const at = (name: string) => join(folder, name);
const write = (name: string, text: string) => writeFileSync(at(name), text);

describe('the files that an entry includes', () => {
  const graph = new SourceGraph();

  beforeAll(() => {
    mkdirSync(at('lib'));
    write('entry.ts', "import { a } from './lib/a';\nimport './texts.json';");
    write('lib/a.ts', "export { b as a } from './b';");
    write('lib/b.ts', "import { util } from '@aws-appsync/utils';\nexport const b = util;");
    write('texts.json', '{}');
  });

  test('are found however deep, without packages', () => {
    expect(graph.filesOf(at('entry.ts'))).toEqual(
      new Set(['entry.ts', 'lib/a.ts', 'texts.json', 'lib/b.ts'].map(at)),
    );
  });

  test('are found in a file that does not compile', () => {
    write('lib/a.ts', "import './c';\nexport const a = {");
    graph.forget([at('lib/a.ts')]);
    expect(graph.filesOf(at('entry.ts'))).toContain(at('lib/c.ts'));
  });

  test('include a file that was deleted, since what imports it is concerned', () => {
    rmSync(at('lib/a.ts'));
    graph.forget([at('lib/a.ts')]);
    expect(graph.filesOf(at('entry.ts'))).toContain(at('lib/a.ts'));
  });
});
