import { integerList } from './NumberList';

const LEAST = 16;

/**
 * The distinct terms of a field. Each term has an ordinal: its place in the order in which the terms were
 * added. The terms are in a hash table made for this purpose, because a JavaScript Map would need several
 * times the memory.
 */
export class TermDictionary {
  private readonly list: string[] = [];
  private readonly hashes = integerList();
  /** Slots of the hash table of terms: the ordinal of a term plus 1; 0 for an empty slot. */
  private slots = new Int32Array(LEAST);

  constructor(terms: readonly string[] = []) {
    for (const term of terms) this.add(term);
  }

  get size(): number {
    return this.list.length;
  }

  /** Returns the number (ordinal) of a term in the dictionary, and adds the term if it is new. */
  add(term: string): number {
    const hash = hashOf(term);
    const slot = this.slotOf(term, hash);
    const known = this.slots[slot] ?? 0;
    if (known > 0) return known - 1;
    this.slots[slot] = this.list.push(term);
    this.hashes.push(hash);
    if (this.list.length * 2 > this.slots.length) this.grow();
    return this.list.length - 1;
  }

  find(term: string): number | undefined {
    const known = this.slots[this.slotOf(term, hashOf(term))] ?? 0;
    return known > 0 ? known - 1 : undefined;
  }

  term(ordinal: number): string {
    return this.list[ordinal] ?? '';
  }

  all(): readonly string[] {
    return this.list;
  }

  /**
   * Returns the slot of a term in the hash table. For a new term, returns the empty slot in which the term
   * must be stored.
   */
  private slotOf(term: string, hash: number): number {
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const ordinal = (this.slots[slot] ?? 0) - 1;
      if (ordinal < 0 || (this.hashes.at(ordinal) === hash && this.list[ordinal] === term)) return slot;
    }
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    const mask = this.slots.length - 1;
    for (let ordinal = 0; ordinal < this.list.length; ordinal++) {
      let slot = this.hashes.at(ordinal) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = ordinal + 1;
    }
  }
}

function hashOf(term: string): number {
  let hash = term.length;
  for (let index = 0; index < term.length; index++)
    hash = Math.imul(hash, 0x01000193) ^ term.charCodeAt(index);
  // Only the low bits choose the slot, so mix the high bits into them.
  return hash ^ (hash >>> 15);
}
