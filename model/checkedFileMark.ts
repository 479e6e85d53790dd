/**
 * The prefix of the file name in the S3 key of an upload that was checked as a file. A picture that was
 * checked for a purpose with a minimum size has no such prefix. So a key shows how its upload was checked
 * (docs/adr/0065-a-key-shows-how-its-upload-was-checked.md).
 */
export const checkedFileMark = 'file-';
