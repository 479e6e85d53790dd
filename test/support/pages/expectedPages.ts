import { pageHeads } from '../../../web/pageHeads';
import { publicPathOf } from '../../../model/publicPathOf';
import { query } from '../api/query';
import type { ExpectedPage } from './ExpectedPage';
import { expectedJobs } from './expectedJobs';
import { isOfDemoData } from './isOfDemoData';
import { readAllAsGuest } from './readAllAsGuest';
import { graphql } from '../graphql';

/** The picture of pages that are about no record with a picture of its own. */
const OWN = '/share/enishi.png';

const named = (text: string, name: string) => text.replace('{{name}}', () => name);

function expectedFixed(): ExpectedPage[] {
  return Object.entries(pageHeads.pages)
    .filter(([, { isHidden }]) => !isHidden)
    .map(([path, { title, description }]) => ({
      ...{ path, title, texts: [description], picture: OWN, structured: null },
    }));
}

async function expectedPublicPages(): Promise<ExpectedPage[]> {
  type Page = { url: string; header: string | null; updatedAt: string };
  const pages = await readAllAsGuest<Page>('listPageQueries', 'url header updatedAt');
  return pages.map(({ url, header, updatedAt }) => {
    const title = header ?? pageHeads.publicPage.title;
    return {
      path: `/${encodeURIComponent(url)}`,
      title,
      texts: [named(pageHeads.publicPage.description, title)],
      picture: OWN,
      structured: { '@type': 'CollectionPage', name: title },
      changedAt: updatedAt,
    };
  });
}

async function expectedItems(): Promise<ExpectedPage[]> {
  type Item = { id: string; name: string; lead: string | null; category: string | null };
  const items = await readAllAsGuest<Item>('listProfessionalItems', 'id name lead category');
  return items.map(({ id, name, lead, category }) => ({
    path: `/professionals/categories/skills/${id}`,
    title: name,
    texts: [lead, category, name],
    picture: OWN,
    structured: {
      ...{ '@type': 'Service', name, provider: { '@type': 'Organization', name: 'Enishi' } },
      ...(lead && { description: lead }),
    },
  }));
}

interface Listed {
  path: string;
  updatedAt: string;
}

const PORTFOLIO = graphql(`
  query ($path: String!) {
    getUserByPath(path: $path) {
      displayName
      nameInitial
      name
      coverImage
      description
      mainJob {
        id
        name
      }
      portfolios(limit: 100) {
        items {
          type
          content
          position
        }
      }
    }
  }
`);

async function expectedPortfolio({ path, updatedAt }: Listed): Promise<ExpectedPage> {
  const { data } = await query(PORTFOLIO, { path }, 'guest');
  const user = data!.getUserByPath!;
  const { portfolio, nameless } = pageHeads;
  const shown = user?.displayName ?? user?.nameInitial ?? nameless;
  const blocks = user?.portfolios?.items.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const picture =
    user?.coverImage ?? blocks?.find(({ type, content }) => type === 'IMAGE' && content)?.content;
  const { name, mainJob } = user;
  return {
    path: `/portfolio/${encodeURIComponent(path)}`,
    changedAt: updatedAt,
    title: named(portfolio.title, shown),
    texts: [user?.description, named(portfolio.description, shown)],
    picture: picture ? publicPathOf(picture) : null,
    structured: {
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: name ?? shown, ...(mainJob && { jobTitle: mainJob.name }) },
    },
  };
}

async function expectedPortfolios(most: number): Promise<ExpectedPage[]> {
  const listed = await readAllAsGuest<Listed>('listPublicPortfolios', 'path updatedAt');
  const pages: ExpectedPage[] = [];
  for (const each of listed.filter(isOfDemoData).slice(0, most)) pages.push(await expectedPortfolio(each));
  return pages;
}

/**
 * Returns what at most `most` public pages of each kind must say, from what guests read through the API: pages of the
 * demo data, which no other test changes meanwhile.
 */
export async function expectedPages(most = Infinity): Promise<ExpectedPage[]> {
  const read = [expectedPublicPages(), expectedItems(), expectedPortfolios(most), expectedJobs()];
  const kinds = [expectedFixed(), ...(await Promise.all(read))];
  return kinds.flatMap((pages) => pages.filter(isOfDemoData).slice(0, most));
}
