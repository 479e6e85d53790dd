import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { graphql } from '../../support/graphql';

const createFileUpload = graphql(`
  mutation CreateFileUpload($input: CreateFileUploadInput!) {
    createFileUpload(input: $input) {
      key
      url
      fields
      expiresAt
    }
  }
`);

/**
 * Calls `createFileUpload` and returns the response of the API. By default the requested upload is a small
 * résumé.
 */
export function askToUpload(who: Person | 'guest', wish: Record<string, unknown> = {}) {
  const input = {
    purpose: 'RESUME',
    filename: '職務経歴書.pdf',
    contentType: 'application/pdf',
    size: 5000,
    ...wish,
  };
  return query(createFileUpload, { input }, who);
}

/**
 * Requests an upload form (presigned POST) from the API, and uploads a file with it. Returns the file's key
 * and the HTTP status of the upload.
 * @param wish fields that replace those in the mutation's input
 * @param changed form fields to overwrite
 * @throws Error if the API refuses to give a form
 */
export async function upload(who: Person, content: Buffer, wish = {}, changed: Record<string, string> = {}) {
  const { data, errors } = await askToUpload(who, wish);
  if (!data) throw new Error(`No upload: ${errors[0]?.message}`);
  const { key, url, fields } = data.createFileUpload;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...JSON.parse(fields), ...changed }))
    form.append(name, `${value}`);
  form.append('file', new Blob([new Uint8Array(content)]), 'file');
  const { status } = await fetch(url, { method: 'POST', body: form });
  return { key, status };
}
