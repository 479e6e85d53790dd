/** Error for stored data that a newer release than the running one has already migrated. */
export class NewerData extends Error {
  constructor(version: number, known: number) {
    super(
      `The data have version ${version} and this release knows versions up to ${known}, so nothing was changed: use the newer release, or other data.`,
    );
  }
}
