import type { JsonObject } from '../Json';

/** A document as it was stored; the source stays text, so that 100,000 of them fit. */
export interface Document {
  id: string;
  version: number;
  sequence: number;
  source: string;
}

export const sourceOf = (document: Document): JsonObject => JSON.parse(document.source) as JsonObject;
