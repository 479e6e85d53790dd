import type { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { bucket } from '../../../lambdas/lib/files/bucket';
import { tables } from '../../../lambdas/lib/tables';
import { signUpload } from '../../../lambdas/sign-files/signUpload';
import { FileLimits } from '../../../model/limits/FileLimits';

const upload = {
  name: '01J',
  purpose: 'RESUME',
  filename: 'a.pdf',
  contentType: 'application/pdf',
  size: 1000,
  owner: 'somebody',
};

/**
 * Stubs the bucket so that a person has the given number of files, each of the given size in bytes. They are
 * spread over the prefixes in which a person's files are.
 */
function given(count: number, Size: number, extension = ''): void {
  process.env.FILES_BUCKET = 'files';
  process.env.INSIGHT_TABLE = 'insights';
  process.env.AWS_REGION = 'ap-northeast-1';
  process.env.AWS_ACCESS_KEY_ID = 'local';
  process.env.AWS_SECRET_ACCESS_KEY = 'local';
  jest.spyOn(tables, 'send').mockResolvedValue({ Attributes: { uses: 1 } } as never);
  jest.spyOn(bucket, 'send').mockImplementation(((command: ListObjectsV2Command) => {
    const isPrivate = command.input.Prefix === 'private/somebody/';
    const here = isPrivate ? count - 2 : 1;
    const Contents = Array.from({ length: Math.max(here, 0) }, (_, index) => ({
      Key: `${index}${extension}`,
      Size,
    }));
    return Promise.resolve({ Contents });
  }) as never);
}

afterEach(() => jest.restoreAllMocks());

const { files, bytes } = FileLimits;

test.each([
  ['one file fewer than the maximum', files - 1, 10, undefined],
  ['the maximum number of files', files, 10, 'Conflict'],
  ['bytes that leave room for this file', 10, Math.floor((bytes - 1000) / 10), undefined],
  ['bytes that leave no room for this file', 10, Math.floor(bytes / 10), 'Conflict'],
])('a person with %s', async (_title, count, size, refused) => {
  given(count, size);
  expect((await signUpload('somebody', upload, true)) as { refused?: string }).toMatchObject(
    refused ? { refused } : { key: 'private/somebody/file-01J.pdf' },
  );
});

test('a person without a quota is not counted', async () => {
  given(files * 2, bytes);
  expect(await signUpload('somebody', upload, false)).toMatchObject({ key: 'private/somebody/file-01J.pdf' });
});

test('videos about a person, which administrators upload, are not counted', async () => {
  given(files * 2, bytes, '.webm');
  expect(await signUpload('somebody', upload, true)).toMatchObject({ key: 'private/somebody/file-01J.pdf' });
});
