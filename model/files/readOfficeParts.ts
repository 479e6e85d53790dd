import { strFromU8, unzipSync } from 'fflate';

const MEGABYTE = 1_048_576;
/** More parts than any real document has; a ZIP archive can claim billions. */
const MOST_PARTS = 20_000;

/** The parts to read, each kind with the maximum of its unpacked bytes in one document. */
const kinds = {
  relationships: { pattern: /\.rels$/, mostBytes: MEGABYTE },
  packages: { pattern: /\.(?:docx|xlsx|pptx)$/, mostBytes: 64 * MEGABYTE },
};

interface OfficeParts {
  /** The names of all parts in lower case, because the standard compares them without case. */
  names: string[];
  /** The contents of the parts that list relationships, as XML. */
  relationships: string[];
  /** The documents that are embedded as packages, such as the sheet behind a diagram. */
  packages: Uint8Array[];
}

const normalize = (name: string) => name.toLowerCase().replaceAll('\\', '/');

/**
 * Reads the parts of an Office Open XML document (ECMA-376, part 2) that decide what it loads and runs. Returns
 * null if it is no ZIP archive, if one part is there twice (programs differ in which one they take), or if it
 * has more or larger parts than real documents.
 */
export function readOfficeParts(content: Uint8Array): OfficeParts | null {
  const names: string[] = [];
  const room = { relationships: kinds.relationships.mostBytes, packages: kinds.packages.mostBytes };
  const kindOf = (name: string) =>
    (['relationships', 'packages'] as const).find((kind) => kinds[kind].pattern.test(normalize(name)));
  const filter = (file: { name: string; originalSize: number }) => {
    names.push(normalize(file.name));
    const kind = kindOf(file.name);
    if (kind) room[kind] -= file.originalSize;
    if (names.length > MOST_PARTS || (kind && room[kind] < 0)) throw new Error('no real document');
    return kind !== undefined;
  };
  try {
    const files = Object.entries(unzipSync(content, { filter }));
    const of = (kind: string) => files.filter(([name]) => kindOf(name) === kind).map(([, bytes]) => bytes);
    const relationships = of('relationships').map((bytes) => strFromU8(bytes));
    return new Set(names).size < names.length ? null : { names, relationships, packages: of('packages') };
  } catch {
    return null;
  }
}
