/** Error response of the emulated S3: HTTP status, S3's error code and message. */
export class FileError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
