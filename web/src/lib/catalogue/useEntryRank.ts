import { useState } from 'react';
import type { rankEntry } from './rankEntry';

type Rank = typeof rankEntry;

/** The ranking until then: by the name as it is written. */
const rankByName: Rank = ({ name }, text) => {
  const at = name.toLowerCase().indexOf(text.trim().toLowerCase());
  return at < 0 ? null : Math.min(at, 1);
};

/** The ranking with readings and spellings, once it was loaded. It is too large for the first page. */
let loaded: Rank | null = null;

/**
 * Returns `rankEntry`, which rates how well an entry of a catalogue matches a typed text, and a function that loads its
 * readings and spellings, to be called when somebody is about to type. Until then names are compared as they are
 * written.
 */
export function useEntryRank(): { rank: Rank; load: () => void } {
  const [rank, setRank] = useState<Rank>(() => loaded ?? rankByName);
  const fetchRank = async () => {
    const module = await import('./rankEntry');
    loaded = module.rankEntry;
    setRank(() => module.rankEntry);
  };
  return {
    rank,
    load: () => {
      if (!loaded) void fetchRank();
    },
  };
}
