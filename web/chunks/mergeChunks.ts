/** Modules that are loaded together, because the same views need all of them. */
export interface Part {
  name: string;
  kilobytes: number;
  /** The parts from which this one imports. */
  imports: ReadonlySet<Part>;
  /** The modules of the part. */
  modules: readonly string[];
  /** For each view, 1 if it loads the part. */
  loadedBy: Uint8Array;
  /** True if the part stays as it is. */
  isFixed: boolean;
}

interface Merged extends Omit<Part, 'imports'> {
  imports: Set<Merged>;
}

interface Costs {
  /** How many kilobytes each view may load in vain. */
  spare: readonly number[];
  /** How often each view is opened, in comparison to the others. */
  weights: readonly number[];
  /** What one more file costs a view, in kilobytes: its headers, and that it is compressed on its own. */
  perFile: number;
  mostFiles: number;
  /** The price of a file above which a view may keep more files than `mostFiles`. */
  mostPerFile: number;
}

/** The factor by which a file's price grows. */
const DEARER = 1.4;

function importsOf(part: Merged, found = new Set<Merged>()): Set<Merged> {
  for (const other of part.imports) {
    if (found.has(other)) continue;
    found.add(other);
    importsOf(other, found);
  }
  return found;
}

function copy(parts: readonly Part[]): Merged[] {
  const copies = new Map(
    parts.map((part) => [part, { ...part, loadedBy: part.loadedBy.slice(), imports: new Set<Merged>() }]),
  );
  for (const [part, made] of copies)
    for (const other of part.imports) {
      const target = copies.get(other);
      if (target) made.imports.add(target);
    }
  return [...copies.values()];
}

/**
 * What the views save at most when two parts become one: a file where both are loaded, less what they load in vain. What
 * the parts import is not counted.
 */
function saving(one: Merged, other: Merged, weights: readonly number[], filePrice: Float64Array): number {
  let saved = 0;
  for (let view = 0; view < weights.length; view += 1) {
    const weight = weights[view]!;
    if (one.loadedBy[view]! & other.loadedBy[view]!) saved += weight * filePrice[view]!;
    else if (one.loadedBy[view]) saved -= weight * other.kilobytes;
    else if (other.loadedBy[view]) saved -= weight * one.kilobytes;
  }
  return saved;
}

/** What each view would load in vain if two parts became one, in kilobytes: the other part, and what it imports. */
function wasteOf(
  one: Merged,
  other: Merged,
  views: number,
): { kilobytes: Float64Array; files: Float64Array } {
  const imported = importsOf(other, importsOf(one));
  imported.delete(one);
  imported.delete(other);
  const [kilobytes, files] = [new Float64Array(views), new Float64Array(views)];
  for (let view = 0; view < views; view += 1) {
    const [first, second] = [one.loadedBy[view]!, other.loadedBy[view]!];
    if (!(first | second)) continue;
    if (!first) kilobytes[view]! += one.kilobytes;
    if (!second) kilobytes[view]! += other.kilobytes;
    for (const part of imported)
      if (!part.loadedBy[view]) {
        kilobytes[view]! += part.kilobytes;
        files[view]! += 1;
      }
  }
  return { kilobytes, files };
}

/** Merges two parts in a list. Returns the parts that more views load now. */
function merge(list: Merged[], one: Merged, other: Merged): Set<Merged> {
  const made: Merged = {
    name: one.kilobytes < other.kilobytes ? other.name : one.name,
    kilobytes: one.kilobytes + other.kilobytes,
    modules: [...one.modules, ...other.modules],
    imports: new Set([...one.imports, ...other.imports].filter((part) => part !== one && part !== other)),
    loadedBy: one.loadedBy.map((value, view) => value | other.loadedBy[view]!),
    isFixed: false,
  };
  list.splice(list.indexOf(one), 1);
  list.splice(list.indexOf(other), 1);
  for (const part of list) {
    const hadOne = part.imports.delete(one);
    if (part.imports.delete(other) || hadOne) part.imports.add(made);
  }
  list.push(made);
  const changed = new Set([made]);
  for (const part of importsOf(made))
    for (let view = 0; view < made.loadedBy.length; view += 1)
      if (made.loadedBy[view] && !part.loadedBy[view]) {
        part.loadedBy[view] = 1;
        changed.add(part);
      }
  return changed;
}

/**
 * Merges parts into chunks, always the two whose merging saves most, until no merging saves anything. What a chunk
 * imports is loaded by at least the views that load the chunk, so chunks never import each other in a circle: such
 * chunks would be loaded by the same views, and be one.
 */
export function mergeChunks(parts: readonly Part[], costs: Costs): Omit<Part, 'imports'>[] {
  const { weights, spare, perFile, mostFiles, mostPerFile } = costs;
  const left = Float64Array.from(spare);
  const list = copy(parts);
  const known = new Map<Merged, Map<Merged, number>>();
  const filePrice = new Float64Array(weights.length).fill(perFile);
  const note = (one: Merged, other: Merged) => {
    if (one.isFixed || other.isFixed) return;
    const saved = saving(one, other, weights, filePrice);
    if (saved <= 0) return;
    const ofOne = known.get(one) ?? new Map<Merged, number>();
    known.set(one, ofOne.set(other, saved));
  };
  const noteAll = () => {
    known.clear();
    list.forEach((one, at) => list.slice(0, at).forEach((other) => note(one, other)));
  };
  const best = () => {
    const pairs = [...known].flatMap(([one, others]) =>
      [...others].map(([other, saved]) => ({ one, other, saved })),
    );
    pairs.sort((a, b) => b.saved - a.saved);
    let found: { one: Merged; other: Merged; saved: number; kilobytes: Float64Array } | undefined;
    for (const { one, other, saved } of pairs) {
      if (saved <= (found?.saved ?? 0)) break;
      const { kilobytes, files } = wasteOf(one, other, weights.length);
      if (kilobytes.some((wasted, view) => wasted > left[view]!)) continue;
      const total = weights.reduce((sum, weight, view) => {
        const both = one.loadedBy[view]! & other.loadedBy[view]!;
        return sum + weight * ((both - files[view]!) * filePrice[view]! - kilobytes[view]!);
      }, 0);
      if (total > (found?.saved ?? 0)) found = { one, other, saved: total, kilobytes };
    }
    return found;
  };
  const mergePair = ({ one, other, kilobytes }: NonNullable<ReturnType<typeof best>>) => {
    kilobytes.forEach((wasted, view) => (left[view]! -= wasted));
    return merge(list, one, other);
  };
  noteAll();
  for (let pair = best(); pair; pair = best()) {
    const changed = mergePair(pair);
    const outdated = new Set([pair.one, pair.other, ...changed]);
    for (const part of outdated) known.delete(part);
    for (const others of known.values()) for (const part of outdated) others.delete(part);
    for (const one of changed)
      for (const other of list)
        if (one !== other && !(changed.has(other) && list.indexOf(other) > list.indexOf(one)))
          note(one, other);
  }
  // Views with too many files pay more and more for each, until they have few enough.
  const files = (view: number) => list.reduce((sum, { loadedBy }) => sum + loadedBy[view]!, 0);
  const hasTooMany = () => filePrice.some((price) => price > 0);
  for (let price = perFile; price < mostPerFile;) {
    filePrice.forEach((_, view) => (filePrice[view] = files(view) > mostFiles ? price : 0));
    if (!hasTooMany()) break;
    noteAll();
    const pair = best();
    if (pair) mergePair(pair);
    else price *= DEARER;
  }
  return list;
}
