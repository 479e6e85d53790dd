import { AxeBuilder } from '@axe-core/playwright';
import { source } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds serious or critical on the page, each as one line with the elements it means. `contrast`: whether
 * colours are compared too, which takes four times as long as all other rules together.
 */
export async function seriousViolations(page: Page, { contrast }: { contrast: boolean }): Promise<string[]> {
  // The builder would put its megabyte into the page twice at each look, which was half of the time: here it goes in
  // once, and the builder adds an empty statement.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  // Our pages hold no frames, and what passes need not be named: a third of the time of axe's own way.
  const axe = new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: contrast } } });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
    );
}
