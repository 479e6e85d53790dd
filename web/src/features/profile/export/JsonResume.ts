/**
 * A CV in the format JSON Resume (https://jsonresume.org/schema), with those parts of the format that Enishi
 * has data for.
 */
export interface JsonResume {
  $schema: string;
  basics: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    summary?: string;
    location?: { address?: string; region?: string; countryCode: string };
    profiles: { network: string; url: string }[];
  };
  work: {
    name?: string;
    position?: string;
    startDate?: string;
    endDate?: string;
    summary?: string;
    highlights: string[];
  }[];
  education: {
    institution?: string;
    area?: string;
    studyType?: string;
    startDate?: string;
    endDate?: string;
  }[];
  certificates: { name: string; issuer?: string; date?: string }[];
  skills: { name: string; level?: string; keywords: string[] }[];
  projects: {
    name: string;
    entity?: string;
    description?: string;
    startDate?: string;
    endDate?: string;
    roles: string[];
    keywords: string[];
    url?: string;
  }[];
}
