import { findCycles } from '../../support/findCycles';
import { importGraph } from '../../support/importGraph';
import { lintSnippets } from '../../support/lintSnippets';

describe('a cycle', () => {
  test('is found, whatever its length', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['a']],
    ]);
    expect(findCycles(graph)).toEqual([['a', 'b', 'd', 'a']]);
  });

  test('is not reported for two paths to the same file', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ]);
    expect(findCycles(graph)).toEqual([]);
  });
});

describe('the files of this repository', () => {
  const graph = importGraph();

  test('import each other without a cycle', () => {
    expect(findCycles(graph)).toEqual([]);
  });

  test('keep to APPSYNC_JS wherever a resolver imports them', () => {
    const bundled = new Set([...graph.keys()].filter((path) => path.startsWith('resolvers/')));
    for (const path of bundled) for (const imported of graph.get(path) ?? []) bundled.add(imported);
    // Bundles contain entities as data (stripEntityRules).
    const files = [...bundled].filter(
      (path) => !/\.d\.ts$|^model\/(declareEntity|entities\/\w+)\.ts$/.test(path),
    );
    const code = "throw 'refused by the runtime';";
    const findings = lintSnippets(files.map((file) => ({ file, code, types: false })));
    const unguarded = files.filter(
      (_, index) => !findings[index]?.some(({ message }) => /APPSYNC_JS/.test(message)),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(unguarded).toEqual([]);
  });
});
