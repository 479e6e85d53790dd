import { readFile } from 'node:fs/promises';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { settleStreams } from '../support/kills/settleStreams';
import { graphql } from '../support/graphql';

const interview = graphql(`
  mutation Interview($input: CreateInterviewLogInput!) {
    createInterviewLog(input: $input) {
      id
    }
  }
`);

/** Records a second of a moving picture as a WebM file, and returns it in Base64. */
const recording = `(async () => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  for (let frame = 0; frame < 20; frame++) {
    context.fillStyle = 'hsl(' + frame * 18 + ' 60% 50%)';
    context.fillRect(0, 0, canvas.width, canvas.height);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  recorder.stop();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
})()`;

journey('an administrator uploads the video of an interview, shares it and plays it', async (visit) => {
  const { page, open, look } = visit;
  const [admin, talent] = [await given.theAdministrator(), await given.aTalent({ firstName: '映子' })];
  await query(
    interview,
    { input: { intervieweeId: talent.sub, interviewedAt: '2026-01-20T00:30:00.000Z' } },
    admin,
  );
  await arriveAs(visit, admin);
  await open(`/admin/profile/${talent.sub}?tab=interviews`);
  await page.getByRole('button', { name: /動画を追加/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '保存する' }).click();
  await sheet.getByText('ファイルを選ぶか、URLを入力してください。').waitFor();

  const buffer = Buffer.from(await page.evaluate<string>(recording), 'base64');
  const choose = (name: string, content: Buffer) =>
    sheet.getByLabel('動画ファイル').setInputFiles({ name, mimeType: 'video/webm', buffer: content });
  await choose('頁.webm', await readFile('package.json'));
  await sheet.getByText('ファイルの中身を読み取れませんでした', { exact: false }).waitFor();
  await choose('面談.webm', buffer);
  await sheet.getByText('送信しました').waitFor();
  await sheet.getByLabel('タイトル').fill('一次面談');
  await sheet.getByText('企業に見せる', { exact: true }).click();
  await look('interview-video-form');
  await sheet.getByRole('button', { name: '保存する' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('応募先・契約先の企業にも見えます', { exact: false }).first().waitFor();

  const play = page.getByRole('button', { name: '「一次面談」を再生する' });
  const player = page.locator('video[aria-label="一次面談"]');
  // The file plays when it was checked.
  await settleStreams();
  await play.click();
  await player.waitFor();
  await eventually('the video to play', async () =>
    (await page.evaluate<boolean>(`document.querySelector('video').currentTime > 0.2`)) ? true : null,
  );
  await look('interview-video-played');
});
