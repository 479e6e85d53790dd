import type { Condition } from './Condition';

/** Data with which the thread of the search engine starts. */
export interface SearchWorkerData {
  /** Folder for the file with the search engine's documents. */
  folder: string;
  port: number;
  condition: Condition;
}
