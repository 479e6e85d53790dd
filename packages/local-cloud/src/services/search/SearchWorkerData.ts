/** What the search thread is started with. */
export interface SearchWorkerData {
  /** Folder of its append log. */
  folder: string;
  port: number;
}
