import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import type { Head } from '../Head';
import { sharePicture } from '../sharePicture';
import { summarize } from '../summarize';
import { productName } from '../../../model/productName';

const QUERY = 'query ProfessionalItem($id: ID!) { getProfessionalItem(id: $id) { id name lead category } }';

interface Answer {
  getProfessionalItem: { id: string; name: string; lead?: string | null; category?: string | null } | null;
}

/** Returns the head of the page /professionals/categories/skills/{id}; null for an unknown id. */
export async function professionalItemHead(id: string): Promise<Head | null> {
  const { getProfessionalItem: item } = await queryAsGuest<Answer>(QUERY, { id });
  if (!item) return null;
  return {
    status: 200,
    title: item.name,
    description: summarize(item.lead, item.category, item.name),
    path: `/professionals/categories/skills/${encodeURIComponent(item.id)}`,
    picture: sharePicture('enishi'),
    kind: 'article',
    isHidden: false,
    structured: {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: item.name,
      description: item.lead ?? undefined,
      category: item.category ?? undefined,
      provider: { '@type': 'Organization', name: productName },
      areaServed: 'JP',
    },
  };
}
