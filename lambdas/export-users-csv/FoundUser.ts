/** A talent as stored in the search index for administrators. */
export interface FoundUser extends Record<string, unknown> {
  sub: string;
  mainJob?: { name?: string } | null;
  baseLocation?: { name?: string } | null;
  skillTags?: string[];
  workHistories?: { items?: Record<string, unknown>[] };
}
