import type { Language, PartialLanguage } from '../../i18n/languages';

interface InfoSection {
  title: string;
  text: readonly string[];
  points?: readonly string[];
}

/** The content of an information page in one language. */
interface InfoBody {
  lead: string;
  sections: readonly InfoSection[];
}

/** A partial language without this page shows the Japanese one. */
export type InfoText = Readonly<Record<Exclude<Language, PartialLanguage>, InfoBody>> &
  Readonly<Partial<Record<PartialLanguage, InfoBody>>>;
