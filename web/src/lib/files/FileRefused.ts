/** Why a file cannot be uploaded, whatever the connection is like. */
export type RefusalReason =
  | 'empty'
  | 'tooLarge'
  | 'wrongType'
  | 'unreadable'
  | 'tooSmall'
  | 'tooMany'
  | 'noRoom';

/** The error of a file that cannot be uploaded; sending it again would not help. */
export class FileRefused extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}
