/**
 * Why a file cannot be uploaded. All reasons concern the file or a limit, so sending the same file again does
 * not help.
 */
export type RefusalReason =
  | 'empty'
  | 'tooLarge'
  | 'wrongType'
  | 'unreadable'
  | 'tooSmall'
  | 'tooMany'
  | 'noRoom';

/** The error of a file that must not be uploaded. Sending the same file again would not help. */
export class FileRefused extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}
