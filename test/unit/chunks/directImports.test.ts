import type { Rollup } from 'vite';
import { directImports } from '../../../web/chunks/directImports';

const chunk = (fileName: string, code: string) => ({ type: 'chunk', fileName, code, isEntry: false });
const asset = (fileName: string, source: string) => ({ type: 'asset', fileName, source });

function run(...outputs: { fileName: string }[]) {
  const bundle = Object.fromEntries(outputs.map((output) => [output.fileName, output]));
  const { generateBundle } = directImports();
  if (typeof generateBundle !== 'object') throw new Error('The plugin has no handler');
  const call = generateBundle.handler as unknown as (options: object, bundle: Rollup.OutputBundle) => void;
  call({}, bundle as unknown as Rollup.OutputBundle);
  return bundle as unknown as Record<string, { code: string; source: string }>;
}

const facade = chunk('assets/A-1.js', 'export{n as A,t as B}from"./all-2.js";');

test('what imported a chunk that only passes on imports the other chunk, and preloads it', () => {
  const importer = chunk(
    'assets/shell.js',
    'const d=["assets/A-1.js","assets/all-2.js"];\nlet{A:e}=await import(`./A-1.js`);',
  );
  const bundle = run(facade, importer, chunk('assets/all-2.js', 'export{n,t};'));
  expect(Object.keys(bundle)).toEqual(['assets/shell.js', 'assets/all-2.js']);
  expect(bundle['assets/shell.js']?.code).toBe(
    'const d=["assets/all-2.js","assets/all-2.js"];\nlet{A:e}=await import(`./all-2.js`).then(m=>({A:m.n,B:m.t}));',
  );
});

test('source maps are moved behind what became longer', () => {
  // Segments at the columns 0, 20 and 22 of the second line.
  const map = asset('assets/shell.js.map', JSON.stringify({ mappings: ';AAAA,oBAAA,EAAE' }));
  const importer = chunk('assets/shell.js', 'const d=[];\nimport(`./A-1.js`);a;b');
  const written = run(facade, importer, map)['assets/shell.js.map']!.source;
  const longer = 'import(`./all-2.js`).then(m=>({A:m.n,B:m.t}))'.length - 'import(`./A-1.js`)'.length;
  expect(longer).toBe(27);
  // 20 + 27 = 47 is "+C" as a variable-length quantity; what follows is as far behind it as before.
  expect(JSON.parse(written)).toEqual({ mappings: ';AAAA,+CAAA,EAAE' });
});

test('a chunk with code of its own stays', () => {
  const own = chunk('assets/A-1.js', 'import"./b.js";export{n as A}from"./all-2.js";');
  expect(Object.keys(run(own))).toEqual(['assets/A-1.js']);
});
