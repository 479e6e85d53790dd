import type { Person } from '../../support/api/Person';
import { query, type TypedDocument } from '../../support/api/query';
import { given } from '../../support/given';
import { isOfDemoData } from '../../support/pages/isOfDemoData';
import { readPage } from '../../support/pages/readPage';
import { readSitemaps } from '../../support/pages/readSitemaps';
import { graphql } from '../../support/graphql';

const jobs = graphql(`
  query AllJobs($from: Int) {
    searchOpenJobs(limit: 50, from: $from, sort: { field: createdAt, direction: asc }) {
      items {
        id
        title
        createdAt
        updatedAt
        isPublic
        memo
        organizationName
        isHideOrganizationName
      }
      total
    }
  }
`);

const talents = graphql(`
  query AllTalents($from: Int) {
    searchUsers(limit: 50, from: $from) {
      items {
        sub
        createdAt
        displayName
        name
        phoneticName
        birthDate
        portfolioPath
        isPrivate
        isShareFullname
      }
      total
    }
  }
`);

interface Job {
  id: string;
  title: string | null;
  isPublic: boolean | null;
  memo: string | null;
  organizationName: string | null;
  isHideOrganizationName: boolean | null;
  createdAt: string | null;
  updatedAt: string | null;
}

interface Talent {
  sub: string | null;
  displayName: string | null;
  name: string | null;
  phoneticName: string | null;
  birthDate: string | null;
  portfolioPath: string | null;
  isPrivate: boolean | null;
  isShareFullname: boolean | null;
  createdAt: string | null;
}

interface Found<Row> {
  items: Row[];
  total: number;
}

/** Reads all pages of a search as an administrator and returns every row. */
async function readAll<Row>(
  admin: Person,
  document: TypedDocument<Record<string, Found<Row>>>,
  field: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, errors } = await query(document, { from: rows.length }, admin);
    expect(errors).toEqual([]);
    const { items = [], total = 0 } = data?.[field] ?? {};
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

const texts = (values: readonly (string | null)[]) =>
  values.filter((value): value is string => Boolean(value));

/** Returns those of the given texts that occur in the page. */
const foundIn = (html: string, secrets: readonly string[]) => secrets.filter((text) => html.includes(text));

/**
 * Registers tests of what a robot learns that reads at most `most` pages of each kind: those of the demo data, which no
 * other test changes meanwhile.
 */
export function describeCrawl({ most }: { most: number }): void {
  describe(
    most === Infinity ? 'a robot that reads every page' : `a robot that reads ${most} pages of each kind`,
    () => {
      let allJobs: Job[];
      let allTalents: Talent[];
      beforeAll(async () => {
        const admin = await given.theAdministrator();
        allJobs = (await readAll(admin, jobs, 'searchOpenJobs')).filter(isOfDemoData);
        allTalents = (await readAll(admin, talents, 'searchUsers')).filter(isOfDemoData);
      }, 600_000);

      test('finds in the list of pages no draft and no closed job, and on no page of it a memo or a title of these', async () => {
        const { urls: listed } = await readSitemaps();
        const list = listed.join('\n');
        const unlisted = allJobs.filter(({ isPublic }) => !isPublic);
        expect(unlisted.length).toBeGreaterThan(0);
        expect(
          foundIn(
            list,
            unlisted.map(({ id }) => id),
          ),
        ).toEqual([]);
        const shown = new Set(allJobs.filter(({ isPublic }) => isPublic).map(({ title }) => title));
        const titles = unlisted.map(({ title }) => title).filter((title) => !shown.has(title));
        const secrets = texts([...titles, ...allJobs.map(({ memo }) => memo)]);
        expect(secrets.length).toBeGreaterThan(5);
        expect(listed.length).toBeGreaterThan(100);
        const own = allJobs.filter(({ isPublic }) => isPublic).map(({ id }) => id);
        // A page of a job that another test closes meanwhile would be missing.
        const paths = listed
          .map((url) => new URL(url).pathname)
          .filter((path) => !path.startsWith('/jobs/detail/') || own.some((id) => path.endsWith(id)));
        const isJob = (path: string) => path.startsWith('/jobs/');
        const urls = [
          ...paths.filter(isJob).slice(0, most),
          ...paths.filter((path) => !isJob(path)).slice(0, most),
        ];
        expect(urls.length).toBeGreaterThanOrEqual(Math.min(100, 2 * most));
        for (const url of urls) {
          const { status, html } = await readPage(url);
          expect({ url, status, found: foundIn(html, secrets) }).toEqual({ url, status: 200, found: [] });
        }
      }, 900_000);

      test('gets 404 for drafts and closed jobs, without a letter of them', async () => {
        const missing = (await readPage('/jobs/detail/no-such-job')).html;
        for (const { id } of allJobs.filter(({ isPublic }) => !isPublic).slice(0, most)) {
          const { status, html } = await readPage(`/jobs/detail/${id}`);
          expect({ id, status, isSame: html === missing }).toEqual({ id, status: 404, isSame: true });
        }
      }, 900_000);

      test('does not learn the name of a hidden organization', async () => {
        const hidden = allJobs.filter(
          ({ isPublic, isHideOrganizationName }) => isPublic && isHideOrganizationName,
        );
        expect(hidden.length).toBeGreaterThan(0);
        for (const { id, organizationName } of hidden.slice(0, most)) {
          const { html } = await readPage(`/jobs/detail/${id}`);
          expect({ id, found: foundIn(html, texts([organizationName])) }).toEqual({ id, found: [] });
        }
      }, 900_000);

      test('finds in the lists of jobs, in any language, no draft, no memo and no name of a hidden organization', async () => {
        const [shown, others] = [true, false].map((wanted) =>
          allJobs.filter(({ isPublic }) => Boolean(isPublic) === wanted),
        ) as [Job[], Job[]];
        const known = new Set(
          shown.flatMap(({ title, organizationName, isHideOrganizationName }) => [
            title,
            isHideOrganizationName ? null : organizationName,
          ]),
        );
        const hidden = [
          ...others.map(({ title }) => title),
          ...allJobs.filter((job) => job.isHideOrganizationName).map((job) => job.organizationName),
        ];
        const secrets = texts([
          ...hidden.filter((text) => !known.has(text)),
          ...allJobs.map(({ memo }) => memo),
        ]);
        expect(secrets.length).toBeGreaterThan(5);
        const pages = Array.from(
          { length: Math.min(most, 11) },
          (_, index) => `/jobs/result?page=${index + 1}`,
        );
        for (const language of ['ja', 'de'])
          for (const path of ['/jobs', '/remote', ...pages]) {
            const { status, html } = await readPage(path, language);
            const isWhole = html.includes(`<html lang="${language}"`) && html.includes('<article');
            expect({ path, status, isWhole, found: foundIn(html, secrets) }).toEqual({
              ...{ path, status: 200, isWhole: true, found: [] },
            });
          }
      }, 900_000);

      test('reads of portfolios only what their owners show, and nothing of private ones', async () => {
        const missing = (await readPage('/portfolio/no-such-talent')).html;
        const owners = allTalents.filter(({ portfolioPath }) => portfolioPath);
        expect(owners.length).toBeGreaterThan(10);
        const [hidden, shown] = [true, false].map((wanted) =>
          owners.filter(({ isPrivate }) => Boolean(isPrivate) === wanted).slice(0, most),
        );
        expect([hidden?.length, shown?.length]).not.toContain(0);
        for (const owner of [...(hidden ?? []), ...(shown ?? [])]) {
          const { portfolioPath, isPrivate, isShareFullname, displayName, name, phoneticName, birthDate } =
            owner;
          const { status, html } = await readPage(`/portfolio/${portfolioPath}`);
          // Everybody sees the display name, for which some people have chosen their own name.
          const names = isShareFullname || displayName === name ? [] : [name, phoneticName];
          const secrets = texts([birthDate, ...names]);
          const found = foundIn(html, secrets);
          const expected = isPrivate ? 404 : 200;
          expect({ portfolioPath, status, found }).toEqual({ portfolioPath, status: expected, found: [] });
          if (isPrivate) expect(html).toBe(missing);
        }
      }, 900_000);
    },
  );
}
