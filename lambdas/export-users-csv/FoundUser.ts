/** The part of a talent's search document for administrators that an export asks for. */
export interface FoundUser extends Record<string, unknown> {
  sub: string;
  workHistories?: { items?: Record<string, unknown>[] };
}
