import { screen, waitFor } from '@testing-library/react';
import { filePurposes } from '../../../../model/filePurposes';
import type { FilePurpose } from '../../generated/schema';
import { useSendFile } from '../../lib/files/useSendFile';
import { aUser } from '../../testing/aUser';
import { renderWithApi } from '../../testing/renderWithApi';
import { simulateUploads } from '../../testing/simulateUploads';
import { getUploadLimits } from './getUploadLimits';
import { Upload } from './Upload';

const purposes = Object.keys(filePurposes).filter((purpose) =>
  filePurposes[purpose]?.types.includes('image/png'),
) as FilePurpose[];
const user = aUser();
let uploads: ReturnType<typeof simulateUploads>;

/** A form with a text and an upload for the given purpose. */
function Form({ purpose }: { purpose: FilePurpose }) {
  const send = useSendFile(purpose);
  return (
    <form>
      <input aria-label="見出し" />
      <Upload label="ファイル" {...getUploadLimits(purpose)} send={send} />
    </form>
  );
}

async function choose(purpose: FilePurpose, content: BlobPart) {
  const createFileUpload = () => ({
    key: 'k',
    url: 'https://files.example.com/',
    fields: '{}',
    expiresAt: '',
  });
  await renderWithApi(<Form purpose={purpose} />, { createFileUpload });
  await user.type(screen.getByLabelText('見出し'), '題');
  await user.upload(screen.getByLabelText('ファイル'), new File([content], '図.png', { type: 'image/png' }));
}
/** Expects a text on the screen, nothing sent, and the rest of the form as it was. */
async function expectRefusal(text: string) {
  expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
  expect(uploads.posts).toEqual([]);
  expect(screen.getByLabelText('見出し')).toHaveValue('題');
}

beforeEach(() => {
  uploads = simulateUploads();
});

describe.each(purposes)('for %s', (purpose) => {
  const { mostBytes, leastPixels } = filePurposes[purpose]!;

  test('an empty file is refused', async () => {
    await choose(purpose, '');
    await expectRefusal('中身のないファイルです');
  });

  test('a file one byte too large is refused', async () => {
    await choose(purpose, new Uint8Array(mostBytes + 1));
    await expectRefusal(`図.pngは大きすぎます（${mostBytes / 1_048_576}MBまで）`);
  });

  test('a page called .png is refused', async () => {
    uploads.pictures.side = null;
    await choose(purpose, '<html></html>');
    await expectRefusal('ファイルの中身を読み取れませんでした');
  });

  test('a picture of 100 pixels is refused where pictures belong, and sent as a file', async () => {
    uploads.pictures.side = 100;
    await choose(purpose, 'a picture');
    if (leastPixels > 0) return expectRefusal('画像が小さすぎます');
    return waitFor(() => expect(uploads.posts).toHaveLength(1));
  });

  test('an upload that was lost is sent again on request', async () => {
    await choose(purpose, 'a picture');
    await waitFor(() => expect(uploads.posts).toHaveLength(1));
    uploads.posts[0]!.lose();
    await user.click(await screen.findByRole('button', { name: '図.pngをもう一度送信する' }));
    await waitFor(() => expect(uploads.posts).toHaveLength(2));
    uploads.posts[1]!.end(204);
    expect(await screen.findByText('送信しました')).toBeInTheDocument();
    expect(screen.getByLabelText('見出し')).toHaveValue('題');
  });

  test('a cancelled upload leaves the screen as before', async () => {
    await choose(purpose, 'a picture');
    await waitFor(() => expect(uploads.posts).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '図.pngの送信をやめる' }));
    await waitFor(() => expect(screen.queryByText('図.png')).not.toBeInTheDocument());
    expect(screen.getByLabelText('見出し')).toHaveValue('題');
  });
});
