import { AxeBuilder } from '@axe-core/playwright';
import { source } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Returns the serious and critical accessibility problems that axe finds on the page, one line each with the
 * affected elements. With `contrast`, it also checks colours, which takes four times as long as all other
 * rules together.
 */
export async function seriousViolations(page: Page, { contrast }: { contrast: boolean }): Promise<string[]> {
  // The builder would inject its megabyte into the page twice per check, which took half of the time: here it is injected
  // once, and the builder adds an empty statement.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  // The pages contain no frames, and passed rules are not reported: this takes a third of axe's default time.
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
