/**
 * Why a file cannot be uploaded. Each reason concerns the file or a limit of uploads, so an immediate second
 * attempt with the same file does not help.
 */
export type RefusalReason =
  | 'empty'
  | 'tooLarge'
  | 'wrongType'
  | 'unreadable'
  | 'tooSmall'
  | 'tooManyPixels'
  | 'activeContent'
  | 'tooMany'
  | 'noRoom';

/**
 * The error of a file that must not be uploaded. `reason` says why, and `retryAt` when it may be, if that is known.
 */
export class FileRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly retryAt?: string,
  ) {
    super(reason);
  }
}
