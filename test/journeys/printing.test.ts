import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { graphql } from '../support/graphql';
import { journey } from '../support/journey';
import { paths } from '../../web/src/lib/paths';

const ownPath = graphql(`
  query OwnPath($sub: ID!) {
    getUser(sub: $sub) {
      portfolioPath
    }
  }
`);

/** Lists what a printed page would have that is of no use on paper, or hard to read there. */
const faultsOnPaper = `(() => {
  const nameOf = ({ tagName, textContent }) => tagName + ' ' + textContent.slice(0, 30);
  const isLight = (color) => color.match(/\\d+/g).slice(0, 3).some((part) => part >= 128);
  const isInTallGrid = (element) => {
    for (let each = element.parentElement; each.closest('main *'); each = each.parentElement)
      if (/grid|flex/.test(getComputedStyle(each).display) && each.offsetHeight > 300) return true;
    return false;
  };
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() && element.getClientRects().length > 0,
  );
  return shown.flatMap((element) => {
    const { position, breakAfter, color } = getComputedStyle(element);
    const isHeading = /^H[1-4]$/.test(element.tagName);
    const faults = {
      'can be pressed': element.matches('button, nav, [role=switch], [role=tab]'),
      // It is repeated on each page, above the text.
      [position]: ['fixed', 'sticky'].includes(position),
      'may end a page': isHeading && breakAfter !== 'avoid',
      // Browsers keep a heading with its text only in blocks.
      'in a grid': isHeading && isInTallGrid(element),
      light: (isHeading || /^(P|TD)$/.test(element.tagName)) && isLight(color),
    };
    return Object.keys(faults).filter((fault) => faults[fault]).map((fault) => fault + ': ' + nameOf(element));
  });
})()`;

journey.onADesktop(
  'career sheet, profile, portfolio and job are printed on A4 as documents',
  async (visit) => {
    const { page, open, settle } = visit;
    const talent = await given.theSeededTalent();
    const { data } = await query(ownPath, { sub: talent.sub }, talent);
    const job = await given.anOpenJob();
    await arriveAs(visit, talent);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    for (const [name, path, pages] of [
      ['career-sheet', paths.careerSheet, 3],
      ['profile', paths.profile, 7],
      ['portfolio', paths.portfolio(data?.getUser?.portfolioPath ?? ''), 4],
      ['job', paths.jobDetail(job.id), 4],
    ] as const) {
      await page.emulateMedia({ media: 'screen' });
      await open(path);
      await page.locator('main h2').first().waitFor();
      await settle();
      await page.evaluate('document.documentElement.dataset.mode = "dark"');
      await page.emulateMedia({ media: 'print' });
      expect({ path, faults: await page.evaluate(faultsOnPaper) }).toEqual({ path, faults: [] });
      const pdf = (
        await page.pdf({ preferCSSPageSize: true, path: `.local/screenshots/1440/printed-${name}.pdf` })
      ).toString('latin1');
      const sizes = pdf.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
      expect(new Set(sizes.map((size) => size.match(/\d+(?=\.\d+\]|\])/)?.[0]))).toEqual(new Set(['841']));
      expect(sizes.length).toBeLessThanOrEqual(pages);
    }
  },
);
