import { createHash } from 'node:crypto';
import type { Digest } from './Manifest';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Computes the digest of a set of texts: their number, and a checksum that does not depend on their order.
 */
export class DigestBuilder {
  private readonly hashes: string[] = [];

  add(text: string): void {
    this.hashes.push(sha256(text));
  }

  build(): Digest {
    return { count: this.hashes.length, checksum: sha256(this.hashes.toSorted().join('\n')) };
  }
}
