import { FileError } from '../FileError';

/**
 * Returns the content of an aws-chunked body. In this format, AWS SDKs send uploads to S3 in chunks with
 * signatures or checksums between them.
 * @throws FileError IncompleteBody when a chunk is malformed or the content does not have the declared length
 */
export function decodeChunks(body: Buffer, decodedLength: number): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size =
      end < 0 ? NaN : parseInt(body.subarray(at, end).toString('latin1').split(';', 1)[0] ?? '', 16);
    if (Number.isNaN(size)) throw new FileError(400, 'IncompleteBody', 'The chunked body is broken.');
    if (size === 0) break;
    chunks.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  const content = Buffer.concat(chunks);
  if (content.length !== decodedLength) {
    throw new FileError(
      400,
      'IncompleteBody',
      'The body is not as long as x-amz-decoded-content-length says.',
    );
  }
  return content;
}
