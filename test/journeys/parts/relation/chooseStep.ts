import type { Side } from './Side';

interface Chosen {
  recruiter: Side;
  name: string;
  job: { id: string };
}

/** Moves the application to a step of the job's own selection on the board, and comes back to its page. */
export async function chooseStep({ recruiter, name, job }: Chosen, step: string): Promise<void> {
  const { page } = recruiter;
  const back = new URL(page.url()).pathname;
  await recruiter.open(`/client/progress/${job.id}`);
  const tab = page.getByRole('tab', { name: /^面談|^一次面談/ }).filter({ hasText: '1' });
  if ((await page.getByRole('tablist').count()) > 0) await recruiter.press(tab);
  const card = page.locator('[data-card]').filter({ hasText: name });
  await recruiter.press(card.getByLabel(/を移動$/));
  await recruiter.see(`menu of ${step}`);
  await recruiter.press(recruiter.button(new RegExp(step), card));
  await recruiter.do({
    mutations: ['updateUserApplies'],
    button: () => recruiter.button('すぐに送信'),
    again: () => recruiter.button('送信する'),
  });
  await card.getByText('未送信').waitFor({ state: 'detached' });
  await recruiter.see(`board at ${step}`);
  await recruiter.open(back);
  await recruiter.log.or(page.getByRole('tab').first()).first().waitFor();
  await recruiter.part('応募内容');
}
