import type { IndexName } from '../index-search/IndexName';

/** Error for a rebuild of a search index while another call is already rebuilding the same index. */
export class RebuildInProgress extends Error {
  override readonly name = 'Conflict';

  constructor(alias: IndexName, until: Date) {
    super(
      `${alias} is being rebuilt by another call, which ends by ${until.toISOString()} at the latest; nothing was changed.`,
    );
  }
}
