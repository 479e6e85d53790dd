import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { CatalogueDocument, type CatalogueQuery } from '../../generated/catalogue';
import { servedPage } from '../served/servedPage';
import { readStoredJson } from '../storage/readStoredJson';
import { stored } from '../storage/stored';

/**
 * Returns false until the browser has painted the component for the first time. A component can wait for
 * this before it starts work that would delay the first paint.
 */
function useIsPainted(): boolean {
  // Where the site renders pages, nothing is painted before they are whole.
  const [isPainted, setIsPainted] = useState(typeof window === 'undefined');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

/**
 * The key in localStorage under which the names of catalogue entries are stored. Increase its number when the
 * fields of the query change, so that a new release does not read data of an old shape.
 */
const KEY = 'catalogue.1';

/**
 * How long stored names are used without a new query, in milliseconds (6 hours). Catalogues rarely change.
 */
const FRESH = 6 * 3_600_000;

interface Kept {
  at: number;
  data: CatalogueQuery;
}

/** The names of occupations, prefectures and skills, as this device last loaded and stored them. */
const keptCatalogue = {
  read(): { data: CatalogueQuery; isFresh: boolean } | null {
    const kept = readStoredJson(KEY) as Kept | null;
    if (!kept) return null;
    const age = Date.now() - kept.at;
    return { data: kept.data, isFresh: age >= 0 && age < FRESH };
  },
  write: (data: CatalogueQuery) => stored.device.set(KEY, JSON.stringify({ at: Date.now(), data })),
};

export interface Catalogue {
  occupations: CatalogueQuery['listJobs']['items'];
  prefectures: CatalogueQuery['listPrefacturesByOrderByPosition']['items'];
  skills: CatalogueQuery['listSkillTagsByOrderByPosition']['items'];
}

/**
 * Returns the occupations, prefectures and skills with their ids and names. Those of the page, or stored ones, are returned at once;
 * if they are some hours old, current ones are queried after the first paint. Null while nothing is available
 * yet; empty lists when loading failed, so that pages work without the names.
 */
export function useCatalogue(): Catalogue | null {
  const client = useApolloClient();
  const [served] = useState(() => servedPage.get() && client.readQuery({ query: CatalogueDocument }));
  const [kept] = useState(() => (served ? { data: served, isFresh: true } : keptCatalogue.read()));
  const isPainted = useIsPainted();
  const { data: read, error } = useQuery(CatalogueDocument, { skip: kept?.isFresh === true || !isPainted });
  useEffect(() => {
    const current = read ?? served;
    if (current) keptCatalogue.write(current);
  }, [read, served]);
  const data = read ?? kept?.data;
  return useMemo(() => {
    if (!data) return error ? { occupations: [], prefectures: [], skills: [] } : null;
    return {
      occupations: [...data.listJobs.items].sort((a, b) => (a.position ?? 0) - (b.position ?? 0)),
      prefectures: data.listPrefacturesByOrderByPosition.items,
      skills: data.listSkillTagsByOrderByPosition.items,
    };
  }, [data, error]);
}
