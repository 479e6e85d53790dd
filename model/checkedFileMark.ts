/**
 * The beginning of the last part of the S3 key of an upload that was checked as a file. A picture that was checked for a
 * purpose with a minimum size has a key without it, so that a key shows how its upload was checked
 * (docs/adr/0065-a-key-shows-how-its-upload-was-checked.md).
 */
export const checkedFileMark = 'file-';
