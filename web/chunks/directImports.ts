import type { Plugin, Rollup } from 'vite';

/** Matches a chunk that only passes on what another exports. */
const FACADE = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Reads the first number of a segment of a source map. Returns it with the rest of the segment. */
function readFirst(segment: string): { value: number; rest: string } {
  let [bits, at] = [0, 0];
  for (let shift = 0; ; shift += 5) {
    const digit = DIGITS.indexOf(segment[at]!);
    at += 1;
    bits += (digit & 31) << shift;
    if (digit < 32) break;
  }
  return { value: bits & 1 ? -(bits >> 1) : bits >> 1, rest: segment.slice(at) };
}

function write(value: number): string {
  let bits = value < 0 ? (-value << 1) + 1 : value << 1;
  let text = '';
  do {
    const digit = bits & 31;
    bits >>= 5;
    text += DIGITS[bits > 0 ? digit + 32 : digit];
  } while (bits > 0);
  return text;
}

interface Change {
  line: number;
  /** The column behind which the text is longer than before. */
  column: number;
  by: number;
}

/** Moves the mappings of a source map behind each change of a line. */
function moveMappings(mappings: string, changes: readonly Change[]): string {
  return mappings
    .split(';')
    .map((line, number) => {
      const waiting = changes.filter((change) => change.line === number);
      if (waiting.length === 0 || line === '') return line;
      let column = 0;
      const segments = line.split(',').map((segment) => {
        const { value, rest } = readFirst(segment);
        column += value;
        let moved = value;
        while (waiting[0] && waiting[0].column <= column) moved += waiting.shift()!.by;
        return write(moved) + rest;
      });
      return segments.join(',');
    })
    .join(';');
}

/** A chunk that only passes on what another exports, as what replaces it. */
interface Facade {
  target: string;
  /** An expression for the object that an import of the facade returned. */
  exports: string;
}

function readFacade({ code }: Rollup.OutputChunk): Facade | null {
  const [, names = '', target = ''] = FACADE.exec(code.trim()) ?? [];
  if (!target) return null;
  const pairs = names.split(',').map((pair) => pair.split(' as '));
  return {
    target,
    exports: `{${pairs.map(([from = '', to = from]) => `${to}:m.${from}`).join(',')}}`,
  };
}

function replaceImports(code: string, facades: ReadonlyMap<string, Facade>) {
  const changes: Change[] = [];
  const lines = code.split('\n').map((text, line) =>
    text
      .replace(/import\(`\.\/([^`]+)`\)/g, (found: string, name: string, offset: number) => {
        const facade = facades.get(name);
        if (!facade) return found;
        const made = `import(\`./${facade.target}\`).then(m=>(${facade.exports}))`;
        changes.push({ line, column: offset + found.length, by: made.length - found.length });
        return made;
      })
      // The list of files that are preloaded is in a line without mappings.
      .replace(/"assets\/([^"]+\.js)"/g, (found: string, name: string) => {
        const facade = facades.get(name);
        return facade ? `"assets/${facade.target}"` : found;
      }),
  );
  return { code: lines.join('\n'), changes };
}

/**
 * A Vite plugin that removes the chunks that only pass on what another chunk exports. The bundler makes one for each
 * module that is loaded later and that shares its chunk with others: a request for 50 bytes. Their importers
 * import the other chunk instead.
 */
export const directImports = (): Plugin => ({
  name: 'direct-imports',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const facades = new Map<string, Facade>();
      for (const chunk of chunks) {
        const facade = chunk.isEntry ? null : readFacade(chunk);
        if (facade) facades.set(chunk.fileName.replace('assets/', ''), facade);
      }
      for (const chunk of chunks) {
        const { code, changes } = replaceImports(chunk.code, facades);
        if (code === chunk.code) continue;
        chunk.code = code;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type !== 'asset') continue;
        const written = JSON.parse(String(map.source)) as { mappings: string };
        map.source = JSON.stringify({ ...written, mappings: moveMappings(written.mappings, changes) });
      }
      for (const name of facades.keys()) {
        delete bundle[`assets/${name}`];
        delete bundle[`assets/${name}.map`];
      }
    },
  },
});
