import { contractTerms } from '../../../../model/terms/contractTerms';
import { termsOptions } from '../../../../model/terms/termsOptions';
import { aSheet } from '../../../support/terms/aSheet';
import type { Side } from './Side';

async function fillItem({ page, hands }: Side, key: string, value: string): Promise<void> {
  const item = contractTerms.find((each) => each.key === key);
  const control = page.locator(`#term-${key}`);
  if (item?.input === 'choice') {
    const name = termsOptions[key]?.[value] ?? value;
    return hands.choose(control.getByRole('radio', { name, exact: true }));
  }
  if (item?.input !== 'day') return hands.write(control, value);
  const parts = page.getByRole('group').filter({ has: control }).last().getByRole('textbox');
  for (const [index, part] of value.split('-').entries()) await hands.write(parts.nth(index), part);
}

/** Fills in what a sheet of terms for freelance work still lacks, in the order in which the page asks for it. */
export async function fillTerms(side: Side): Promise<void> {
  const { page } = side;
  const answers = aSheet('CONTRACT');
  const missing = page.locator('a[href^="#term-"]');
  await page.getByRole('heading', { name: '送る前の確認' }).waitFor();
  for (;;) {
    const [next] = await missing.evaluateAll((links: { hash: string }[]) => links.map(({ hash }) => hash));
    if (!next) return;
    const key = next.replace('#term-', '');
    await fillItem(side, key, answers[key] ?? '');
    await page.locator(`a[href="${next}"]`).waitFor({ state: 'detached' });
  }
}
