import type { PageTemplate } from '../../../model/PageTemplate';
import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import type { Head } from '../Head';
import { pictureOfOccupation } from '../pictureOfOccupation';
import { pictureUrlOf } from '../pictureUrlOf';
import { summarize } from '../summarize';

interface Named {
  name: string;
}

interface PublicTalent {
  displayName?: string | null;
  nameInitial?: string | null;
  name?: string | null;
  profileIcon?: string | null;
  coverImage?: string | null;
  description?: string | null;
  createdAt: string;
  updatedAt: string;
  mainJob?: Named | null;
  portfolios?: {
    items: readonly { type?: string | null; content?: string | null; position?: number | null }[];
  } | null;
  skillSets?: { items: readonly { skill?: Named | null; skillTag?: Named | null }[] } | null;
}

const QUERY = `query Portfolio($path: String!) {
  getUserByPath(path: $path) {
    displayName nameInitial name profileIcon coverImage description createdAt updatedAt
    mainJob { id name }
    portfolios(limit: 100) { items { type content position } }
    skillSets(limit: 50) { items { id skill { id name } skillTag { id name } } }
  }
}`;

function profilePageOf(talent: PublicTalent, name: string, site: string) {
  const skills = talent.skillSets?.items.flatMap(
    ({ skill, skillTag }) => skillTag?.name ?? skill?.name ?? [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: talent.createdAt,
    dateModified: talent.updatedAt,
    mainEntity: {
      '@type': 'Person',
      name: talent.name ?? name,
      alternateName: talent.name && talent.name !== name ? name : undefined,
      jobTitle: talent.mainJob?.name,
      description: talent.description ?? undefined,
      image: talent.profileIcon ? pictureUrlOf(talent.profileIcon, site) : undefined,
      knowsAbout: skills?.length ? skills : undefined,
    },
  };
}

/**
 * Returns the S3 key of the first picture among the portfolio's blocks; undefined if there is none. The API
 * returns only published blocks to guests, so the picture is public.
 */
const firstPicture = ({ portfolios }: PublicTalent): string | undefined =>
  portfolios?.items
    .filter(({ type, content }) => type === 'IMAGE' && content)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))[0]?.content ?? undefined;

/**
 * Returns the head of the page /portfolio/{path}. Null for an unknown path and for a profile that guests may
 * not read.
 */
export async function portfolioHead(
  path: string,
  site: string,
  { portfolio, nameless }: PageTemplate,
): Promise<Head | null> {
  const { getUserByPath: talent } = await queryAsGuest<{ getUserByPath: PublicTalent | null }>(QUERY, {
    path,
  });
  if (!talent) return null;
  const name = talent.displayName ?? talent.nameInitial ?? nameless;
  return {
    status: 200,
    title: portfolio.title.replace('{{name}}', () => name),
    description: summarize(
      talent.description,
      portfolio.description.replace('{{name}}', () => name),
    ),
    path: `/portfolio/${encodeURIComponent(path)}`,
    picture: talent.coverImage ?? firstPicture(talent) ?? pictureOfOccupation(talent.mainJob),
    kind: 'profile',
    isHidden: false,
    structured: profilePageOf(talent, name, site),
  };
}
