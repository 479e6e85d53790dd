/** Data with which the thread of the search engine starts. */
export interface SearchWorkerData {
  /** Folder of the file that stores the documents of the search engine. */
  folder: string;
  port: number;
}
